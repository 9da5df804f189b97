/** What is wrong with steps and conflicts of Pips, from their records alone. */
import type { JsonObject } from '@pipwright/core';
import { stepFaultsOf } from '../../core/test/explaining/step-faults.js';
import type { Puzzle } from '../src/model/puzzle.js';
import { missingNumbers } from './missing-numbers.js';

export type { Fault } from '../../core/test/explaining/step-faults.js';

export const { stepFaults, conflictFaults } = stepFaultsOf<Puzzle>({
  premises: ['region', 'value', 'domino', 'cell', 'shape', 'step', 'placed'],
  mostPlaced: 1,
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
});
