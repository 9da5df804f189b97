/** What steps come to: the numbers that are placed, and those left to each cell. */
import { type Cell, cellKey } from '@pipwright/core';
import { addedNumbers, type Puzzle, sideOf, solutionOf } from '../../model/puzzle.js';
import type { Move, Solution } from '../../model/solution.js';
import { cellOf } from '../../model/square.js';
import { type CellLeft, type FutoshikiStep, movesIn } from '../step.js';

export interface BoardAfter {
  /** What is given, and what is placed. */
  readonly solution: Solution;
  /** 0 where none is placed. */
  numberAt(cell: Cell): number;
  valuesOf(cell: Cell): readonly number[];
}

/** What a step, or a link of a chain, adds. */
export type Adding = Pick<FutoshikiStep, 'concludes'>;

export function boardAfter(puzzle: Puzzle, steps: readonly Adding[], progress?: Solution): BoardAfter {
  const placed = (move: Move): CellLeft => ({ cell: cellOf(move.square), values: [move.number], isPlaced: true });
  const left = [
    ...[...puzzle.fixedNumbers, ...(progress === undefined ? [] : addedNumbers(puzzle, progress))].map(placed),
    ...steps.flatMap(({ concludes }) => concludes),
  ];
  const all = Array.from({ length: sideOf(puzzle) }, (_, i) => i + 1);
  const values = new Map<string, readonly number[]>();
  const valuesOf = (cell: Cell) => values.get(cellKey(cell)) ?? all;
  for (const each of left) {
    values.set(
      cellKey(each.cell),
      valuesOf(each.cell).filter((value) => each.values.includes(value)),
    );
  }
  const solution = solutionOf(puzzle, movesIn(left));
  const { grid } = solution;
  const numberAt = ([row, column]: Cell) => grid[row]?.[column] ?? 0;
  /** The numbers in its row and column are nobody's candidates. */
  const isTaken = (cell: Cell, value: number) =>
    grid[cell[0]]?.includes(value) || grid.some((row) => row[cell[1]] === value);
  return {
    solution,
    numberAt,
    valuesOf: (cell) =>
      numberAt(cell) === 0 ? valuesOf(cell).filter((value) => !isTaken(cell, value)) : valuesOf(cell),
  };
}
