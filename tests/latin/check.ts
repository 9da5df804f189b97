/** Is it a puzzle (check), is it solved (verify), can this number stand there (misplaced). Shares nothing with the engine. */
import { type Checked, err, ok, type Problem, ProblemLog } from '@pipwright/core';
import { cellsOf, MAX_SIDE, type Move, numberAt, type Puzzle, type Solution, type Spec } from './model.js';
import { problem } from './words.js';

/** Paths are those of the JSON format: `/latin/ROW/COLUMN`. */
export function check(spec: Spec): Checked<Puzzle> {
  const side = spec.grid.length;
  const log = new ProblemLog();
  if (side < 1 || side > MAX_SIDE) log.add(problem('latin-side', { path: '/latin' }, { side }));
  for (const [row, { length: cells }] of spec.grid.entries()) {
    if (cells !== side) log.add(problem('latin-not-square', { path: `/latin/${row}` }, { row, cells, rows: side }));
  }
  for (const cell of cellsOf(spec)) {
    const number = numberAt(spec, cell);
    if (number !== 0 && !isNumber(number, side))
      log.add(problem('latin-number', { path: `/latin/${cell[0]}/${cell[1]}` }, { cell, side }));
  }
  return { ...(log.list.length > 0 ? err(log.list) : ok({ grid: spec.grid })), warnings: [] };
}

export function verify(puzzle: Puzzle, solution: Solution): readonly Problem[] {
  const side = puzzle.grid.length;
  return cellsOf(puzzle).flatMap((cell): Problem[] => {
    const number = numberAt(solution, cell);
    const given = numberAt(puzzle, cell);
    if (number === 0) return [problem('latin-open', {}, { cell })];
    if (!isNumber(number, side)) return [problem('latin-number', {}, { cell, side })];
    if (given !== 0 && given !== number) return [problem('latin-given', {}, { cell, number: given })];
    return isRepeated(solution, cell, number) ? [problem('latin-repeated', {}, { cell, number })] : [];
  });
}

export function misplaced(puzzle: Puzzle, standing: Solution, { cell, number }: Move): readonly Problem[] {
  const side = puzzle.grid.length;
  const there = numberAt(standing, cell);
  if (there !== 0) return [problem('latin-given', {}, { cell, number: there })];
  const isOnBoard = puzzle.grid[cell[0]]?.[cell[1]] !== undefined;
  return isOnBoard && isNumber(number, side) ? [] : [problem('latin-number', {}, { cell, side })];
}

function isNumber(number: number, side: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= side;
}

/** Does the number stand in its row or column before this cell? So of two that are alike the second is named. */
function isRepeated({ grid }: Solution, [row, column]: readonly [number, number], number: number): boolean {
  const isBefore = grid[row]?.slice(0, column).includes(number) ?? false;
  return isBefore || grid.slice(0, row).some((line) => line[column] === number);
}
