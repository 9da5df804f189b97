/** The seed's solutions: a list of the numbers that were added. From and to the filled grid. */
import { compareNumberedSquares, type NumberedSquare } from './numbered-square.js';
import { type FutoshikiProblem, fixedGrid } from './puzzle.js';
import type { Solution } from './solution.js';

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
