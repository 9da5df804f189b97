/** Cells by number, in reading order, with their neighbours: what tilings, values and regions are made on. */
import { type Shape, shapeOf } from '../engines/tiling/shape.js';
import { type Cell, cellKey, inReadingOrder } from '../model/cell.js';

export type Board = Pick<Shape, 'cells' | 'neighbours'>;

export function boardOf(cells: readonly Cell[]): Board {
  return shapeOf(inReadingOrder(cells));
}

export function neighboursOf(board: Board, cell: number): readonly number[] {
  return board.neighbours[cell] ?? [];
}

/** The number of each cell, by its key. */
export function numbersOf({ cells }: Board): ReadonlyMap<string, number> {
  return new Map(cells.map((cell, number) => [cellKey(cell), number]));
}

export function isConnected(board: Board, cells: readonly number[]): boolean {
  const left = new Set(cells);
  const edge = cells.slice(0, 1);
  for (let cell = edge.pop(); cell !== undefined; cell = edge.pop()) {
    if (left.delete(cell)) edge.push(...neighboursOf(board, cell).filter((next) => left.has(next)));
  }
  return left.size === 0;
}
