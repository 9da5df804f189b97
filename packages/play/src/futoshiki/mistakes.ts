/**
 * Mistakes: whatever cannot come right any more on a board of Futoshiki, told only when asked: rules that are broken,
 * by `verify`; if none is, squares that no number is left for; if there is none, numbers that have no place in their
 * row or column.
 */
import { type Cell, type Problem, problemMaker } from '@pipwright/core';
import { verify } from '@pipwright/futoshiki/check';
import { type Puzzle, sideOf } from '@pipwright/futoshiki/parts';
import { emptyCells, type FutoshikiBoard, numberAt } from './board.js';
import { candidatesOn } from './candidates.js';
import type { futoshikiGameWords } from './words.js';

const problem = problemMaker<typeof futoshikiGameWords>();

export function whatIsWrongInFutoshiki(puzzle: Puzzle, board: FutoshikiBoard): readonly Problem[] {
  const broken = verify(puzzle, board).filter(({ code }) => code !== 'square-empty');
  if (broken.length > 0) return broken;
  const ask = candidatesOn(puzzle, board);
  const candidates = new Map(emptyCells(board).map((cell) => [cell, ask(cell)]));
  const stuck = [...candidates].filter(([, numbers]) => numbers.length === 0);
  if (stuck.length > 0) return stuck.map(([cell]) => problem('square-stuck', {}, { cell }));
  return [...stuckLines(puzzle, board, candidates)];
}

function* stuckLines(
  puzzle: Puzzle,
  board: FutoshikiBoard,
  candidates: ReadonlyMap<Cell, readonly number[]>,
): Iterable<Problem> {
  const side = sideOf(puzzle);
  const all = Array.from({ length: side }, (_, i) => i);
  for (const line of all) {
    for (const inRow of [true, false]) {
      const standing = new Set(all.map((i) => numberAt(board, inRow ? [line, i] : [i, line])));
      const open = [...candidates].filter(([[row, column]]) => (inRow ? row : column) === line);
      const cells = open.map(([cell]) => cell);
      for (let number = 1; number <= side; number++) {
        if (standing.has(number) || open.some(([, numbers]) => numbers.includes(number))) continue;
        yield inRow
          ? problem('row-stuck', {}, { row: line, number, cells })
          : problem('column-stuck', {}, { column: line, number, cells });
      }
    }
  }
}
