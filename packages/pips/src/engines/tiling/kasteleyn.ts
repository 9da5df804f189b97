/**
 * The matrix whose determinant counts tilings: a row for each black cell, a column for each white one, ±1 where they
 * touch. Kasteleyn: if around each face of this graph the signs multiply to -1 to the power of (length / 2 + 1), every
 * tiling enters the determinant with the same sign. Rows of +1 and columns of alternating sign do that for squares of
 * four cells; a hole with an odd number of cells missing comes out wrong, so all signs on a way from it to the outside
 * are turned round. A walk through the tilings, or a table over all profiles of a row, takes time exponential in the
 * width; this takes a fraction of a second for 16×16 and seconds for 64×64.
 */
import { boundsOf, type Cell, cellKey, getAdjacent } from '../../model/cell.js';

export type SparseRow = readonly { readonly column: number; readonly sign: 1 | -1 }[];

/** Matrix of a board in one piece. Rows and columns come in the order of the cells. */
export function kasteleynMatrix(cells: readonly Cell[]): readonly SparseRow[] {
  const white = cells.filter(([row, column]) => ((row + column) & 1) === 1);
  const black = cells.filter(([row, column]) => ((row + column) & 1) === 0);
  const columns = new Map(white.map((cell, i) => [cellKey(cell), i]));
  const sign = signsOf(cells);
  return black.map((cell) =>
    getAdjacent(cell).flatMap((near) => {
      const column = columns.get(cellKey(near));
      return column === undefined ? [] : [{ column, sign: sign(cell, near) }];
    }),
  );
}

function signsOf(cells: readonly Cell[]): (a: Cell, b: Cell) => 1 | -1 {
  const holesInRow = new Map<number, number[]>();
  for (const [row, column] of oddHoles(cells)) holesInRow.set(row, [...(holesInRow.get(row) ?? []), column]);
  return (a, b) => {
    if (a[0] === b[0]) return 1;
    const column = a[1];
    const turns = (holesInRow.get(Math.min(a[0], b[0])) ?? []).filter((hole) => hole < column).length;
    return ((column + turns) & 1) === 0 ? 1 : -1;
  };
}

/** A cell of each hole that has an odd number. Cells that touch at a corner are of one hole: no edge parts them. */
function oddHoles(cells: readonly Cell[]): Cell[] {
  const bounds = boundsOf(cells);
  const [top, left] = [bounds.top - 1, bounds.left - 1];
  const [height, width] = [bounds.bottom - top + 2, bounds.right - left + 2];
  const taken = new Uint8Array(height * width);
  for (const [row, column] of cells) taken[(row - top) * width + column - left] = 1;
  fill(taken, width, 0);
  const holes: Cell[] = [];
  for (let at = taken.indexOf(0); at !== -1; at = taken.indexOf(0, at)) {
    if (fill(taken, width, at) % 2 === 1) holes.push([top + Math.floor(at / width), left + (at % width)]);
  }
  return holes;
}

/** Takes all that hangs together with a place, corners included, and counts it. */
function fill(taken: Uint8Array, width: number, start: number): number {
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const stack = [start];
  let count = 0;
  taken[start] = 1;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    count++;
    for (const step of around) {
      if (taken[at + step] !== 0) continue;
      taken[at + step] = 1;
      stack.push(at + step);
    }
  }
  return count;
}
