/** Explanations of Futoshiki as programs and people get them, and what is wrong with their steps. */
import { type HintRecord as HintRecordOf, recorderOf } from '../../core/test/explaining/records.js';
import { stepFaultsOf } from '../../core/test/explaining/step-faults.js';
import { type FutoshikiStep, futoshikiExplainer } from '../src/explain/index.js';
import { type Puzzle, sideOf } from '../src/model/puzzle.js';
import type { Move } from '../src/model/solution.js';
import { removed } from './premise-judge.js';

export type HintRecord = HintRecordOf<Move, FutoshikiStep>;

export const { explained, hinted, conflictRecord } = recorderOf(futoshikiExplainer);

export const { stepFaults, conflictFaults } = stepFaultsOf<Puzzle>({
  mostTried: 2,
  premises: ['row', 'column', 'sign', 'bar', 'noBar', 'given', 'step', 'placed'],
  mostPlaced: Number.POSITIVE_INFINITY,
  leavesNothing: (puzzle, link) => removed(link).some(({ values }) => values.length === sideOf(puzzle)),
  namedBy: (premise) => [premise],
  isRule: (premise) => !('step' in premise),
});
