/** What tells a figure from a blob, in numbers: made by hand, boards have limbs, open corners and few full blocks. */
import type { Cell } from '../../model/cell.js';
import { boundsOf } from '../../model/cell.js';

export interface ShapeMeasures {
  /** The share of cells that lie in no block of 2×2. */
  readonly thin: number;
  /** The share of the rectangle around the shape that is cells. */
  readonly filled: number;
  /** Cells with one neighbour. */
  readonly tips: number;
  readonly isRectangle: boolean;
  /** Some turn or mirror leaves it as it is. */
  readonly isSymmetric: boolean;
  readonly holes: number;
  readonly pieces: number;
}

/** Of at least one cell. Many shapes are measured for each board, so places are numbers: row by row, with a rim around. */
export function measureShape(cells: readonly Cell[]): ShapeMeasures {
  const { top, left, bottom, right } = boundsOf(cells);
  const height = bottom - top + 1;
  const width = right - left + 1;
  const across = width + 2;
  const isCell = new Uint8Array((height + 2) * across);
  const places = cells.map(([row, column]) => (row - top + 1) * across + column - left + 1);
  for (const place of places) isCell[place] = 1;
  const sides = [-across, across, -1, 1];
  let thin = 0;
  let tips = 0;
  for (const place of places) {
    const near = sides.reduce((sum, side) => sum + (isCell[place + side] ?? 0), 0);
    if (near === 1) tips++;
    if (!isInBlock(isCell, across, place)) thin++;
  }
  return {
    thin: thin / cells.length,
    filled: cells.length / (height * width),
    tips,
    isRectangle: cells.length === height * width,
    isSymmetric: isSymmetric(isCell, height, width),
    // All around it is one group too.
    holes: groupsIn(isCell, sides, 0) - 1,
    pieces: groupsIn(isCell, sides, 1),
  };
}

/** Does a cell lie in a block of 2×2? */
function isInBlock(isCell: Uint8Array, across: number, place: number): boolean {
  for (const down of [-across, across]) {
    if (isCell[place + down] === 0) continue;
    for (const right of [-1, 1]) if (isCell[place + right] === 1 && isCell[place + down + right] === 1) return true;
  }
  return false;
}

/** How many groups of places that hang together by their sides, of cells (1) or of what is none (0). */
function groupsIn(isCell: Uint8Array, sides: readonly number[], which: 0 | 1): number {
  const isLeft = isCell.map((each) => (each === which ? 1 : 0));
  let groups = 0;
  for (let start = isLeft.indexOf(1); start !== -1; start = isLeft.indexOf(1, start)) {
    groups++;
    isLeft[start] = 0;
    const flood = [start];
    for (let at = flood.pop(); at !== undefined; at = flood.pop()) {
      for (const side of sides) {
        if (isLeft[at + side] !== 1) continue;
        isLeft[at + side] = 0;
        flood.push(at + side);
      }
    }
  }
  return groups;
}

type Image = (row: number, column: number) => readonly [row: number, column: number];

/** Some turn or mirror, but for none at all, leaves each cell a cell. */
function isSymmetric(isCell: Uint8Array, height: number, width: number): boolean {
  const [down, right] = [height + 1, width + 1];
  const images: Image[] = [
    (row, column) => [row, right - column],
    (row, column) => [down - row, column],
    (row, column) => [down - row, right - column],
  ];
  if (height === width)
    images.push(
      (row, column) => [column, row],
      (row, column) => [column, right - row],
      (row, column) => [down - column, row],
      (row, column) => [down - column, right - row],
    );
  const at = (row: number, column: number) => isCell[row * (width + 2) + column];
  return images.some((image) => {
    for (let row = 1; row <= height; row++)
      for (let column = 1; column <= width; column++) if (at(row, column) !== at(...image(row, column))) return false;
    return true;
  });
}
