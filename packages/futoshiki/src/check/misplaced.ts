import type { Problem } from '@pipwright/core';
import { fixedGrid, type Puzzle, sideOf } from '../model/puzzle.js';
import type { Move, Solution } from '../model/solution.js';
import { cellOf } from '../model/square.js';
import { problem } from '../problem.js';

export function misplaced(puzzle: Puzzle, { grid }: Solution, { square, number }: Move): readonly Problem[] {
  const cell = cellOf(square);
  const { maxNumber } = puzzle;
  const standing = grid[square.row]?.[square.column];
  const problems: Problem[] = [];
  if (!Number.isInteger(number) || number < 1 || number > sideOf(puzzle)) {
    problems.push(problem('solution-number-range', {}, { cell, number, maxNumber }));
  }
  const fixed = fixedGrid(puzzle)[square.row]?.[square.column] ?? 0;
  if (standing === undefined) problems.push(problem('solution-square-outside', {}, { cell }));
  else if (fixed !== 0) problems.push(problem('solution-square-fixed', {}, { cell, number, fixed }));
  else if (standing !== 0) problems.push(problem('solution-square-repeated', {}, { cell }));
  return problems;
}
