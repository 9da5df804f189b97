import { type Cell, cellKey } from '@pipwright/core';

export { type Cell, cellKey };

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

export interface Bounds {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The smallest rectangle around the cells; one without rows and columns when there are none. */
export function boundsOf(cells: readonly Cell[]): Bounds {
  if (cells.length === 0) return { top: 0, left: 0, bottom: -1, right: -1 };
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  return {
    top: Math.min(...rows),
    left: Math.min(...columns),
    bottom: Math.max(...rows),
    right: Math.max(...columns),
  };
}

/** The cells in groups, each of cells that hang together by their sides. */
export function pieces(cells: readonly Cell[]): Cell[][] {
  const left = new Map(cells.map((cell) => [cellKey(cell), cell]));
  const found: Cell[][] = [];
  for (const [key, start] of left) {
    const piece: Cell[] = [];
    const queue = left.delete(key) ? [start] : [];
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      piece.push(cell);
      for (const near of getAdjacent(cell)) if (left.delete(cellKey(near))) queue.push(near);
    }
    if (piece.length > 0) found.push(piece);
  }
  return found;
}
