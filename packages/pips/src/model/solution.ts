import { cellName } from '@pipwright/core';
import { type Cell, compareCells } from './cell.js';
import { type Domino, dominoName } from './domino.js';

/** A domino on the board: the first cell holds its first pip, the second cell its second. */
export interface Placement {
  readonly domino: Domino;
  readonly cells: readonly [Cell, Cell];
}

/** Dominoes on a board, in any order; that they solve a puzzle is for `verify` to say. */
export interface Solution {
  readonly placements: readonly Placement[];
}

/** The same solution in its one canonical form: cells in reading order, placements by their first cell. */
export function canonicalSolution(solution: Solution): Solution {
  const placements = solution.placements.map(canonicalPlacement);
  return { placements: placements.sort((a, b) => compareCells(a.cells[0], b.cells[0])) };
}

export function canonicalPlacement({ domino, cells }: Placement): Placement {
  return compareCells(cells[0], cells[1]) <= 0
    ? { domino, cells }
    : { domino: [domino[1], domino[0]], cells: [cells[1], cells[0]] };
}

/** `1–3 at r1c3 and r1c4`: the cells in the order of the numbers, those of a double in reading order. */
export function placementInWords(placement: Placement): string {
  return `${dominoName(placement.domino)} at ${cellsByNumber(placement).map(cellName).join(' and ')}`;
}

/** The cells under a domino: that of the smaller number first, as in its name. */
export function cellsByNumber(placement: Placement): readonly [Cell, Cell] {
  const { domino, cells } = canonicalPlacement(placement);
  return domino[0] <= domino[1] ? cells : [cells[1], cells[0]];
}

/** Two solutions are the same when the same cells are joined and every cell holds the same number. */
export function solutionKey(solution: Solution): string {
  return canonicalSolution(solution)
    .placements.map(({ domino, cells }) => `${cells.join(' ')}=${domino}`)
    .join(';');
}
