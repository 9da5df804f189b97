/** What is wrong with steps and conflicts of Pips, from their records alone. */
import type { JsonObject } from '@pipwright/core';
import { type Fault, type RecordForm, stepFaultsOf } from '../../core/test/explaining/step-faults.js';
import type { Puzzle } from '../src/model/puzzle.js';
import type { Solution } from '../src/model/solution.js';
import type { PremiseJudge } from './claims.js';
import { missingNumbers } from './missing-numbers.js';
import { onTheBoard } from './on-the-board.js';
import type { StepRecord } from './records.js';

export type { Fault } from '../../core/test/explaining/step-faults.js';

const FORM: RecordForm<Puzzle> = {
  premises: ['region', 'value', 'domino', 'cell', 'shape', 'step', 'placed'],
  mostPlaced: 1,
  mostTried: 2,
  leavesNothing(puzzle, { removes }) {
    const missing = missingNumbers(puzzle);
    const there = puzzle.maxPip + 1 - missing.length;
    return removes.some((each) => {
      const values = (each.values ?? []) as readonly number[];
      return 'cell' in each && values.filter((value) => !missing.includes(value)).length === there;
    });
  },
  // A shape is named where each of its cells is.
  namedBy: (premise) =>
    'shape' in premise ? (premise.shape as JsonObject[]).map((cell) => ({ cell }) as JsonObject) : [premise],
  isRule: (premise) => 'region' in premise || 'placed' in premise,
};

export const { stepFaults, conflictFaults } = stepFaultsOf<Puzzle>(FORM);

const ofClaims = stepFaultsOf<Puzzle>({ ...FORM, mostTried: 3 });

/** Of steps told by claims, which name what they are about: their conclusions must follow from the board and all told before. */
export function claimFaults(
  puzzle: Puzzle,
  steps: readonly StepRecord[],
  judge: PremiseJudge,
  progress?: Solution,
): Fault[] {
  const faults = ofClaims.stepFaults(puzzle, steps, onTheBoard(judge, progress));
  return faults.filter(({ kind }) => kind !== 'unnamed');
}
