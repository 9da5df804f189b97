import { Random } from '@pipwright/core';
import { cellsOf, type Puzzle, type Solution, withNumber } from './model.js';

/** A square with some numbers given, of a solution for the most part, else as they come. */
export function randomPuzzle(seed: number, maxSide = 5): Puzzle {
  const random = new Random(seed);
  const side = 1 + random.int(maxSide);
  const numbers = random.shuffle(Array.from({ length: side }, (_, i) => i + 1));
  const rows = random.shuffle(Array.from({ length: side }, (_, i) => i));
  const columns = random.shuffle(Array.from({ length: side }, (_, i) => i));
  const isWild = random.int(4) === 0;
  let puzzle: Solution = { grid: rows.map((row) => columns.map((column) => numbers[(row + column) % side] ?? 0)) };
  for (const cell of cellsOf(puzzle)) {
    if (random.int(2) === 0) puzzle = withNumber(puzzle, cell, 0);
    else if (isWild) puzzle = withNumber(puzzle, cell, 1 + random.int(side));
  }
  return puzzle;
}
