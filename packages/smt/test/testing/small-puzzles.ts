import type { Puzzle, Solution } from '@pipwright/pips';
import { bruteForce, randomPuzzle } from '../../../pips/src/testing/index.js';

export interface SmallPuzzle {
  readonly puzzle: Puzzle;
  readonly expected: readonly Solution[];
}

/** Endlessly many, small enough for Z3 to list their solutions soon, and for brute force to be sure of them. */
export function* smallPuzzles(): Generator<SmallPuzzle, void> {
  for (let seed = 0; ; seed++) {
    const puzzle = randomPuzzle(seed, { dominoes: 3 });
    const { supply, cells, maxPip } = puzzle;
    const slow = supply.kind === 'set' && (supply.repeats || maxPip > 3 || cells.length > 4);
    const expected = slow || maxPip > 9 ? undefined : bruteForce(puzzle, 500);
    if (expected !== undefined && expected.length < 8) yield { puzzle, expected };
  }
}
