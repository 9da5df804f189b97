import { type Cell, cellKey, getAdjacent } from './cell.js';

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
