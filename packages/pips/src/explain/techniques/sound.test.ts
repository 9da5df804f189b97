/** All that techniques find follows from the premises that they name, whatever is known, told or supposed. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { findingFaults } from '../../../test/finding-faults.js';
import { everythingTried } from '../../../test/premise-judge.js';
import { bySwift } from '../../../test/swift-judge.js';
import type { Puzzle } from '../../model/puzzle.js';
import { anyPuzzle } from '../../testing/index.js';
import { LOOKING_AHEAD, PLAIN, TRY_BOTH } from './index.js';

/** On larger boards everything takes too long to try out. */
function judgeOf({ cells, maxPip }: Puzzle) {
  return maxPip <= 3 && cells.length <= 6 ? everythingTried : bySwift;
}

it('what techniques find follows from their premises', () => {
  const judged = new Map<string, number>();
  fc.assert(
    fc.property(anyPuzzle({ dominoes: 4 }), fc.nat(), (puzzle, route) => {
      expect(findingFaults(puzzle, route, judgeOf(puzzle), judged)).toEqual([]);
    }),
    { numRuns: runs(75, 800) },
  );
  for (const { name } of [...PLAIN, TRY_BOTH, LOOKING_AHEAD]) expect(judged.get(name) ?? 0, name).toBeGreaterThan(0);
});
