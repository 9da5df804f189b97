import { type Cell, cellKey } from '@pipwright/core';
import { fixedGrid, type Puzzle } from '@pipwright/futoshiki/parts';
import { type Marks, marksAt, NO_MARKS } from '../marks.js';

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

export function withNumber(board: FutoshikiBoard, [row, column]: Cell, number: number): FutoshikiBoard {
  const changed = (line: readonly number[]) => line.map((each, i) => (i === column ? number : each));
  return { ...board, grid: board.grid.map((line, i) => (i === row ? changed(line) : line)) };
}

/** Colours that a player gives to squares: numbers, one to a square. What they look like is for whoever draws them. */

/** Colours by the square's name, as marks are; squares without a colour are not in it. */
export type Colours = Readonly<Record<string, number>>;

const NO_COLOURS: Colours = {};

export const MOST_COLOURS = 6;

export function colourAt(colours: Colours, cell: Cell): number {
  return colours[cellKey(cell)] ?? 0;
}

/** Gives the squares this colour, or takes it away where all of them have it; 0 takes any colour away. */
export function withColour(colours: Colours, cells: readonly Cell[], colour: number): Colours {
  const names = new Set(cells.map(cellKey));
  const others = Object.entries(colours).filter(([name]) => !names.has(name));
  const given = cells.every((cell) => colourAt(colours, cell) === colour) ? 0 : colour;
  return Object.fromEntries([...others, ...(given === 0 ? [] : [...names].map((name) => [name, given] as const))]);
}

/**
 * The marks that are to be seen. A number hides marks and never deletes them: those under it, and, if `tidy`, the same
 * number in its row and column. So whoever puts a wrong number and corrects it has all marks back.
 */

/** Asks the board once; its answers are lists in order. */
export function shownMarks(board: FutoshikiBoard, tidy: boolean): (cell: Cell) => readonly number[] {
  const inLine = numbersInLine(board);
  return (cell) => {
    if (board.grid[cell[0]]?.[cell[1]] !== 0) return [];
    const marks = marksAt(board.marks, cell);
    return tidy ? marks.filter((number) => !inLine(cell, number)) : marks;
  };
}

export function numbersInLine({ grid }: FutoshikiBoard): (cell: Cell, number: number) => boolean {
  const columns = grid.map((_, column) => new Set(grid.map((line) => line[column] ?? 0)));
  return ([row, column], number) => (grid[row]?.includes(number) || columns[column]?.has(number)) ?? false;
}
