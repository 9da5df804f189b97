/**
 * All solutions by trying everything: every filling whose rows and columns have each number once, and `verify` to
 * judge. Shares nothing with the engines it is there to test, not even an idea.
 */
import { verify } from '../check/verify.js';
import { type Puzzle, sideOf } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';

/** All solutions, or undefined where more than so many fillings would have to be tried. Sides up to 4 are quick. */
export function bruteForce(puzzle: Puzzle, most = 1_000): readonly Solution[] | undefined {
  const found: Solution[] = [];
  let tried = 0;
  for (const grid of latinSquares(sideOf(puzzle))) {
    if (++tried > most) return undefined;
    const fits = puzzle.fixedNumbers.every(({ square, number }) => grid[square.row]?.[square.column] === number);
    if (fits && verify(puzzle, { grid }).length === 0) found.push({ grid });
  }
  return found;
}

function* latinSquares(side: number, rows: readonly (readonly number[])[] = []): Generator<number[][], void> {
  if (rows.length === side) {
    yield rows.map((row) => [...row]);
    return;
  }
  for (const row of permutations(side)) {
    const clash = row.some((number, column) => rows.some((earlier) => earlier[column] === number));
    if (!clash) yield* latinSquares(side, [...rows, row]);
  }
}

function* permutations(side: number, start: readonly number[] = []): Generator<readonly number[], void> {
  if (start.length === side) yield start;
  for (let number = 1; number <= side; number++) {
    if (!start.includes(number)) yield* permutations(side, [...start, number]);
  }
}
