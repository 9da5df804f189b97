/** What several cells are together. */
import { type Cell, cellKey, getAdjacent } from './cell.js';

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

/** The places that are not cells and are walled in by cells on all sides; corners do not let anything out. */
export function holesOf(cells: readonly Cell[]): Cell[] {
  const { top, left, bottom, right } = boundsOf(cells);
  const taken = new Set(cells.map(cellKey));
  const open: Cell[] = [];
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) if (!taken.has(cellKey([row, column]))) open.push([row, column]);
  }
  const isAtEdge = ([row, column]: Cell) => row === top || row === bottom || column === left || column === right;
  return pieces(open).flatMap((piece) => (piece.some(isAtEdge) ? [] : piece));
}
