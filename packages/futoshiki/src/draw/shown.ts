/** What a drawing of characters shows: the number of each square, and what stands between squares. */
import { fixedGrid, type Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import type { Square } from '../model/square.js';
import { pairKey } from '../model/square-pair.js';

export type Between = '<' | '>' | 'bar';

export interface Shown {
  numberAt(square: Square): number;
  isFixed(square: Square): boolean;
  /** Seen from the first square, the left or upper one. */
  between(firstSquare: Square, secondSquare: Square): Between | undefined;
}

export function shownOf(puzzle: Puzzle, solution?: Solution): Shown {
  const fixed = fixedGrid(puzzle);
  const marks = new Map<string, Between>([
    ...puzzle.greaterThanSigns.map((sign) => [pairKey(sign), '>'] as const),
    ...puzzle.lessThanSigns.map((sign) => [pairKey(sign), '<'] as const),
    ...(puzzle.bars ?? []).map((bar) => [pairKey(bar), 'bar'] as const),
  ]);
  const isFixed = ({ column, row }: Square) => (fixed[row]?.[column] ?? 0) !== 0;
  return {
    isFixed,
    numberAt: (square) => (isFixed(square) ? fixed : (solution?.grid ?? fixed))[square.row]?.[square.column] ?? 0,
    between: (firstSquare, secondSquare) => marks.get(pairKey({ firstSquare, secondSquare })),
  };
}
