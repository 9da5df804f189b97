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
  return groups(cells, getAdjacent);
}

function groups(cells: readonly Cell[], nearTo: (cell: Cell) => readonly Cell[]): Cell[][] {
  const left = new Map(cells.map((cell) => [cellKey(cell), cell]));
  const found: Cell[][] = [];
  for (const [key, start] of left) {
    const group: Cell[] = [];
    const queue = left.delete(key) ? [start] : [];
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      group.push(cell);
      for (const near of nearTo(cell)) if (left.delete(cellKey(near))) queue.push(near);
    }
    if (group.length > 0) found.push(group);
  }
  return found;
}

/** The places that are not cells and are walled in by cells on all sides; corners do not let anything out. */
export function holesOf(cells: readonly Cell[]): Cell[] {
  const taken = new Set(cells.map(cellKey));
  const holes = new Map<string, Cell>();
  // A wall is one group of cells that touch, if only by a corner. Groups may lie far apart, and within each other.
  for (const wall of groups(cells, touching)) {
    for (const place of walledInBy(wall)) if (!taken.has(cellKey(place))) holes.set(cellKey(place), place);
  }
  return [...holes.values()].sort(compareCells);
}

function touching([row, column]: Cell): readonly Cell[] {
  return [
    ...getAdjacent([row, column]),
    [row - 1, column - 1],
    [row - 1, column + 1],
    [row + 1, column - 1],
    [row + 1, column + 1],
  ];
}

const OPEN = 0;
const WALL = 1;
const OUTSIDE = 2;

/** Floods the rectangle around the wall from its rim, and returns what stays dry. */
function* walledInBy(wall: readonly Cell[]): Iterable<Cell> {
  const { top, left, bottom, right } = boundsOf(wall);
  const width = right - left + 3;
  const height = bottom - top + 3;
  const places = new Uint8Array(width * height);
  for (const [row, column] of wall) places[(row - top + 1) * width + column - left + 1] = WALL;
  const flood = [0];
  places[0] = OUTSIDE;
  for (let at = flood.pop(); at !== undefined; at = flood.pop()) {
    const column = at % width;
    for (const next of [at - width, at + width, column > 0 ? at - 1 : -1, column < width - 1 ? at + 1 : -1]) {
      if (places[next] !== OPEN) continue;
      places[next] = OUTSIDE;
      flood.push(next);
    }
  }
  for (const [at, place] of places.entries()) {
    if (place === OPEN) yield [Math.floor(at / width) + top - 1, (at % width) + left - 1];
  }
}
