/**
 * The marks that are to be seen. A number hides marks and never deletes them: those under it, and, if `tidy`, the same
 * number in its row and column. So whoever puts a wrong number and corrects it has all marks back.
 */
import type { Cell } from '@pipwright/core';
import { marksAt } from '../marks.js';
import type { FutoshikiBoard } from './board.js';

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
