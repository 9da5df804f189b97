/** Adjacent puzzles with exactly one solution: all bars of a Latin square, the numbers that it takes, and some more. */
import { finish, lookForTwo, Random, runsOf } from '@pipwright/core';
import { definePuzzle } from '@pipwright/futoshiki';
import { swiftEngine } from '@pipwright/futoshiki/parts';
import { compile, SwiftSearch } from '@pipwright/futoshiki/swift';

/** The share of the numbers that stay, whether it takes them or not: without any, these are hard for people. */
const MORE = 0.2;

/** The same seed gives the same puzzle everywhere. @param {string} seed @param {number} side */
export function adjacentPuzzle(seed, side) {
  const random = new Random(seed);
  const { grid } = finish(new SwiftSearch(compile({ side, givens: [], signs: [] }), undefined, new Random(seed)));
  const cells = grid.flatMap((line, row) => line.map((number, column) => ({ row, column, number })));
  const name = (/** @type {{ row: number, column: number }} */ { row, column }) => `r${row + 1}c${column + 1}`;
  const bars = cells.flatMap((cell) =>
    cells
      .filter(
        ({ row, column }) => row + column === cell.row + cell.column + 1 && row >= cell.row && column >= cell.column,
      )
      .filter(({ number }) => Math.abs(number - cell.number) === 1)
      .map((other) => `${name(cell)} ${name(other)}`),
  );
  const givens = grid.map((line) => [...line]);
  const puzzle = () => definePuzzle({ givens, bars });
  for (const { row, column, number } of random.shuffle(cells)) {
    if (random.chance(MORE)) continue;
    const line = givens[row] ?? [];
    line[column] = 0;
    if (!finish(runsOf(lookForTwo(swiftEngine.search(puzzle()), 1e6))).unique) line[column] = number;
  }
  return puzzle();
}
