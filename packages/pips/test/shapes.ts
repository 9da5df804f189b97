/** Shapes to be tiled. */
import type { Cell } from '../src/model/cell.js';

export function rectangle(rows: number, columns: number): Cell[] {
  return Array.from({ length: rows * columns }, (_, i): Cell => [Math.floor(i / columns), i % columns]);
}

/** The cells of which all corners are at most so far from the middle, along rows and columns. */
export function aztecDiamond(size: number): Cell[] {
  const away = (place: number) => Math.abs(place - size + 0.5);
  return rectangle(2 * size, 2 * size).filter(([row, column]) => away(row) + away(column) <= size);
}

/** `#` is a cell. */
export function cellsOf(...rows: string[]): Cell[] {
  return rows.flatMap((text, row) =>
    [...text].flatMap((sign, column): Cell[] => (sign === '#' ? [[row, column]] : [])),
  );
}
