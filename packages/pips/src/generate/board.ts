/** Cells by number, in reading order, with their neighbours: what tilings, values and regions are made on. */
import { type Cell, cellKey, getAdjacent, inReadingOrder } from '../model/cell.js';

export interface Board {
  readonly cells: readonly Cell[];
  /** By cell: the numbers of the cells it touches. */
  readonly neighbours: readonly (readonly number[])[];
}

export function boardOf(cells: readonly Cell[]): Board {
  const ordered = inReadingOrder(cells);
  const numbers = new Map(ordered.map((cell, number) => [cellKey(cell), number]));
  const neighbours = ordered.map((cell) =>
    getAdjacent(cell).flatMap((next) => {
      const number = numbers.get(cellKey(next));
      return number === undefined ? [] : [number];
    }),
  );
  return { cells: ordered, neighbours };
}

export function neighboursOf(board: Board, cell: number): readonly number[] {
  return board.neighbours[cell] ?? [];
}

/** Do these cells hang together? */
export function isConnected(board: Board, cells: readonly number[]): boolean {
  const left = new Set(cells);
  const edge = cells.slice(0, 1);
  for (let cell = edge.pop(); cell !== undefined; cell = edge.pop()) {
    if (left.delete(cell)) edge.push(...neighboursOf(board, cell).filter((next) => left.has(next)));
  }
  return left.size === 0;
}
