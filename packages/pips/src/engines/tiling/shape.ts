import { type Cell, cellKey, getAdjacent } from '../../model/cell.js';

/** Cells by number, in the order given, and for each the numbers of those beside it. */
export interface Shape {
  readonly cells: readonly Cell[];
  /** Numbers of neighbours, in the order of `getAdjacent`. */
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

/**
 * A tiling joins cells in pairs, so one such joining shows that open cells can be tiled. To try placements until one
 * works would show it too, but a chessboard without two opposite corners keeps that busy for hours. The joining is
 * carried along: a domino laid across it leaves two cells alone, and a path on which steps between strangers and steps
 * between mates alternate joins them again, if anything can.
 */

/** Mate of each cell, or a number below 0. */
export type Mates = Int16Array;

const ALONE = -1;
const COVERED = -2;

export function isOpen(mates: Mates, cell: number): boolean {
  return (mates[cell] as number) >= 0;
}

/** Joins all cells with these neighbours; undefined where that cannot be done. */
export function matchAll(neighbours: Shape['neighbours']): Mates | undefined {
  const mates = new Int16Array(neighbours.length).fill(ALONE);
  for (let cell = 0; cell < mates.length; cell++) {
    if (mates[cell] === ALONE && !join(neighbours, mates, cell)) return undefined;
  }
  return mates;
}

/** Joins what stays open when a domino covers these two; undefined where that cannot be done. */
export function matchWithout(shape: Shape, mates: Mates, first: number, second: number): Mates | undefined {
  const rest = mates.slice();
  const [left, right] = [rest[first] as number, rest[second] as number];
  rest[first] = COVERED;
  rest[second] = COVERED;
  if (left === second) return rest;
  rest[left] = ALONE;
  rest[right] = ALONE;
  return join(shape.neighbours, rest, left) ? rest : undefined;
}

/** Finds a mate for a cell that is alone, by the shortest path on which others change theirs. */
function join(neighbours: Shape['neighbours'], mates: Mates, start: number): boolean {
  const askedBy = new Map<number, number>();
  const queue = [start];
  for (const cell of queue) {
    for (const near of neighbours[cell] ?? []) {
      const mate = mates[near] as number;
      if (mate === COVERED || askedBy.has(near)) continue;
      askedBy.set(near, cell);
      if (mate === ALONE) {
        marryBack(mates, askedBy, near);
        return true;
      }
      queue.push(mate);
    }
  }
  return false;
}

function marryBack(mates: Mates, askedBy: ReadonlyMap<number, number>, last: number): void {
  for (let cell = last; cell !== ALONE; ) {
    const asker = askedBy.get(cell) as number;
    const former = mates[asker] as number;
    mates[asker] = cell;
    mates[cell] = asker;
    cell = former;
  }
}
