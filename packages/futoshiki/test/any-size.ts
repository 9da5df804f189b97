import fc from 'fast-check';
import { gridOf } from '../src/model/block.js';
import { type Puzzle, sideOf } from '../src/model/puzzle.js';
import { anyPuzzle } from '../src/testing/index.js';
import { puzzleOf } from './puzzle-of.js';

/** Any puzzle as it is, or on a larger grid, where numbers have two digits. */
export const anySize = fc.tuple(anyPuzzle(), fc.constantFrom(0, 0, 6, 12, 32)).map(([puzzle, side]) => {
  const bigger = Math.max(side, sideOf(puzzle));
  return side === 0 ? puzzle : puzzleOf({ ...bare(puzzle), grid: gridOf(bigger), maxNumber: bigger });
});

/** What is to be solved, without what comes with it. */
export function bare({ id: _, solution: __, ...puzzle }: Puzzle): Puzzle {
  return puzzle;
}
