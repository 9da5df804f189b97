/** Cells and pairs of cells, as facts speak of them. */
import { sameCell } from '@pipwright/core';
import { type Cell, cellKey } from '../../model/cell.js';
import { cellsOf, type Edge, type PipsFact } from '../step.js';

export function hasEnd(cells: readonly Cell[], end: Cell): boolean {
  return cells.some((cell) => sameCell(cell, end));
}

export function edgeBetween(one: Cell, other: Cell): Edge {
  return one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]) ? [one, other] : [other, one];
}

/** Are both the same two cells, in whichever order? */
export function samePair(one: Edge | undefined, other: Edge): boolean {
  return one !== undefined && other.every((end) => hasEnd(one, end));
}

/** The other cell of a pair. */
export function across([first, second]: Edge, cell: Cell): Cell {
  return sameCell(first, cell) ? second : first;
}

/** All cells that facts speak of, each once. */
export function cellsOfAll(facts: readonly PipsFact[]): readonly Cell[] {
  return [...new Map(facts.flatMap(cellsOf).map((cell) => [cellKey(cell), cell])).values()];
}
