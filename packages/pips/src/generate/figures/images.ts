/** A shape turned and mirrored. Images are moved to the corner and put in order, so that equal ones read the same. */
import { boundsOf, type Cell, inReadingOrder } from '../../model/cell.js';

export type Turn = (cell: Cell) => Cell;

/** The first leaves everything as it is. */
export const TURNS: readonly Turn[] = [
  ([row, column]) => [row, column],
  ([row, column]) => [row, -column],
  ([row, column]) => [-row, column],
  ([row, column]) => [-row, -column],
  ([row, column]) => [column, row],
  ([row, column]) => [column, -row],
  ([row, column]) => [-column, row],
  ([row, column]) => [-column, -row],
];

/** All eight, the cells themselves first; some are equal where the shape is symmetric. */
export function imagesOf(cells: readonly Cell[]): Cell[][] {
  return TURNS.map((turn) => inCorner(cells.map(turn)));
}

/** Moved so that the first row and the first column are 0, in reading order. */
export function inCorner(cells: readonly Cell[]): Cell[] {
  const { top, left } = boundsOf(cells);
  return inReadingOrder(cells.map(([row, column]): Cell => [row - top, column - left]));
}

/** The same for all images of a shape, wherever they lie, and for no other shape. */
export function shapeKey(cells: readonly Cell[]): string {
  return imagesOf(cells)
    .map((image) => image.join(' '))
    .reduce((least, text) => (text < least ? text : least));
}
