/** What a reader sees that is left to a cell. */
import type { Cell } from '../../model/cell.js';
import type { CellLeft, Edge } from '../step.js';
import type { ToldLink } from './link.js';

/** More numbers or dominoes than these are not named one by one. */
export const MOST_NAMED = 3;

/** What a reader sees that is left to a cell: without what its rule excludes by what lies there. */
export function leftInSight(told: ToldLink, each: CellLeft): readonly number[] {
  const left = told.left(each);
  const seen = told.sight(each.cell).filter((value) => left.includes(value));
  const made = seen.filter((value) => told.isMade(each.cell, value));
  // One number alone would be a conclusion of its own.
  const all = [made, seen].find(({ length }) => length > 1) ?? left;
  const there = all.filter((value) => isThere(told, each, value));
  return there.length > 1 && all.length <= MOST_NAMED ? there : all;
}

/** Is a number not used up? Where it is about dominoes that fit: does one with it fit on the pair of the cell? */
function isThere(told: ToldLink, { cell }: CellLeft, value: number): boolean {
  return told.technique === 'only-domino' ? told.isPaired(cell, value) : !told.isUsedUp(value);
}

/** Does a reader see one number for a cell where the record leaves more? */
export function isOneInSight(told: ToldLink, each: CellLeft): boolean {
  const left = told.left(each);
  const seen = told.sight(each.cell).filter((value) => left.includes(value) && isThere(told, each, value));
  return left.length > 1 && !told.isSupposed && seen.length === 1;
}

/** Of cells that must pair with a neighbour: those with one free, as anybody sees, and those that then follow. */
export function seenAndFollowing(told: ToldLink, cells: readonly Cell[]): readonly [Cell[], Cell[]] {
  const isSeen = (cell: Cell) => told.partners(cell).length === 1;
  return [cells.filter(isSeen), cells.filter((cell) => !isSeen(cell))];
}

/** The cell that makes each of several pairs: that which has no other partner. */
export function needyCells(told: ToldLink, edges: readonly Edge[]): readonly Cell[] {
  return edges.map((edge) => told.forced(edge).cell);
}
