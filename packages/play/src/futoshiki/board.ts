import type { Cell } from '@pipwright/core';
import { fixedGrid, type Puzzle } from '@pipwright/futoshiki';
import { type Marks, NO_MARKS } from '../marks.js';
import { type Colours, NO_COLOURS } from './colours.js';

export interface FutoshikiBoard {
  /** Numbers by row and column, those of the puzzle among them; 0 is an empty square. */
  readonly grid: readonly (readonly number[])[];
  /** Numbers may stand over them: `shownMarks` tells which of them are to be seen. */
  readonly marks: Marks;
  readonly colours: Colours;
}

export function startingBoard(puzzle: Puzzle): FutoshikiBoard {
  return { grid: fixedGrid(puzzle), marks: NO_MARKS, colours: NO_COLOURS };
}

/** The number in a square, 0 in an empty one, undefined outside the grid. */
export function numberAt({ grid }: FutoshikiBoard, [row, column]: Cell): number | undefined {
  return grid[row]?.[column];
}

export function emptyCells({ grid }: FutoshikiBoard): readonly Cell[] {
  return grid.flatMap((line, row) => line.flatMap((number, column): Cell[] => (number === 0 ? [[row, column]] : [])));
}

/** The same rows but for the one that is changed. */
export function withNumber(board: FutoshikiBoard, [row, column]: Cell, number: number): FutoshikiBoard {
  const changed = (line: readonly number[]) => line.map((each, i) => (i === column ? number : each));
  return { ...board, grid: board.grid.map((line, i) => (i === row ? changed(line) : line)) };
}
