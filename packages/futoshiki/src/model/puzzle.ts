/**
 * A Futoshiki puzzle is the seed's `FutoshikiProblem`, with room for one thing more: the bars of Adjacent, a game that
 * Tatham's program plays on the same grid. `Spec` is a puzzle as somebody wrote it, right or wrong; a `Puzzle` comes
 * from `check` alone, is known to be well formed and has everything in order, column by column.
 */
import type { Block } from './block.js';
import type { GreaterThanSign, LessThanSign } from './sign.js';
import { compareNumberedSquares, type NumberedSquare, type Solution } from './solution.js';
import type { SquarePair } from './square-pair.js';

/** The seed's record, in plain data: it can be sent to a worker. */
export interface FutoshikiProblem {
  readonly grid: Block;
  /** Numbers run from 1 to this. */
  readonly maxNumber: number;
  readonly fixedNumbers: readonly NumberedSquare[];
  readonly greaterThanSigns: readonly GreaterThanSign[];
  readonly lessThanSigns: readonly LessThanSign[];
  /**
   * Adjacent: squares with a bar between them differ by exactly one, and all other squares that touch do not.
   * Undefined in Futoshiki itself; an empty list is Adjacent without a bar.
   */
  readonly bars?: readonly SquarePair[];
}

/** Identifier and solution that may come with a puzzle. */
export interface Companions {
  /** The puzzle's own name for itself. */
  readonly id?: string;
  readonly solution?: Solution;
}

/** A puzzle as written, right or wrong. */
export interface Spec extends FutoshikiProblem, Companions {
  /**
   * Paths of parts a parser could not read whole: `/grid`, `/maxNumber`, `/fixedNumbers`. Such a Spec is no puzzle; the
   * rest of it is checked all the same, but for what depends on these.
   */
  readonly unread?: readonly string[];
}

declare const checked: unique symbol;

/** A puzzle known to be well formed, though it may have no solution. Only `check` makes one. */
export interface Puzzle extends FutoshikiProblem, Companions {
  readonly [checked]: true;
}

export function sideOf({ grid }: FutoshikiProblem): number {
  return grid.dimensions.widthInSquares;
}

/** Numbers by row and column, 0 in an empty square. */
export function fixedGrid(puzzle: FutoshikiProblem): number[][] {
  const { widthInSquares, heightInSquares } = puzzle.grid.dimensions;
  const rows = Array.from({ length: heightInSquares }, () => new Array<number>(widthInSquares).fill(0));
  for (const { square, number } of puzzle.fixedNumbers) {
    const row = rows[square.row];
    if (row !== undefined && square.column < row.length) row[square.column] = number;
  }
  return rows;
}

/** Are these the same puzzle? What comes with it does not count. */
export function samePuzzle(a: Puzzle, b: Puzzle): boolean {
  return puzzleKey(a) === puzzleKey(b);
}

/** A text that like puzzles have in common and others do not, whatever they were written in. */
export function puzzleKey({ grid, maxNumber, fixedNumbers, greaterThanSigns, lessThanSigns, bars }: Puzzle): string {
  const squares = fixedNumbers.map(({ square, number }) => [square.column, square.row, number]);
  const pairs = [greaterThanSigns, lessThanSigns, ...(bars === undefined ? [] : [bars])].map((list) =>
    list.map(({ firstSquare: a, secondSquare: b }) => [a.column, a.row, b.column, b.row]),
  );
  return JSON.stringify([grid.dimensions.widthInSquares, maxNumber, squares, pairs]);
}

/** The numbers of a solution in the squares that the puzzle leaves empty, column by column. */
export function addedNumbers(puzzle: FutoshikiProblem, solution: Solution): NumberedSquare[] {
  const fixed = fixedGrid(puzzle);
  const added = solution.grid.flatMap((line, row) =>
    line.flatMap((number, column) =>
      number === 0 || (fixed[row]?.[column] ?? 0) !== 0 ? [] : [{ square: { column, row }, number }],
    ),
  );
  return added.sort(compareNumberedSquares);
}

/** The grid of a puzzle with these numbers added; what lies outside it, or on a fixed number, is left out. */
export function solutionOf(puzzle: FutoshikiProblem, added: Iterable<NumberedSquare>): Solution {
  const grid = fixedGrid(puzzle);
  const fixed = fixedGrid(puzzle);
  for (const { square, number } of added) {
    const row = grid[square.row];
    if (row?.[square.column] !== undefined && fixed[square.row]?.[square.column] === 0) row[square.column] = number;
  }
  return { grid };
}
