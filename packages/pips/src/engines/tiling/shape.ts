import { type Cell, cellKey, getAdjacent } from '../../model/cell.js';

/** Cells by number, in the order given, and for each the numbers of those beside it. */
export interface Shape {
  readonly cells: readonly Cell[];
  /** In the order of `getAdjacent`. */
  readonly neighbours: readonly (readonly number[])[];
  numberOf(cell: Cell): number | undefined;
}

export function shapeOf(cells: readonly Cell[]): Shape {
  const numbers = new Map(cells.map((cell, number) => [cellKey(cell), number]));
  const numberOf = (cell: Cell) => numbers.get(cellKey(cell));
  return {
    cells,
    numberOf,
    neighbours: cells.map((cell) => getAdjacent(cell).flatMap((near) => numberOf(near) ?? [])),
  };
}
