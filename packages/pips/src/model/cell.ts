import type { Cell } from '@pipwright/core';

export { type Cell, cellKey } from '@pipwright/core';

/** Reading order: by row, then by column. */
export function compareCells(a: Cell, b: Cell): number {
  return a[0] - b[0] || a[1] - b[1];
}

export function inReadingOrder(cells: readonly Cell[]): Cell[] {
  return [...cells].sort(compareCells);
}

/** The four cells around a cell, on the board or not: above, below, left, right. */
export function getAdjacent([row, column]: Cell): readonly [Cell, Cell, Cell, Cell] {
  return [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ];
}
