/** What tells a figure from a blob, in numbers: made by hand, boards have limbs, open corners and few full blocks. */
import { type Cell, cellKey, getAdjacent } from '../../model/cell.js';
import { boundsOf, holesOf, pieces } from '../../model/cell-sets.js';
import { imagesOf } from './images.js';

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

/** The three other cells of each block that a cell may lie in. */
const BLOCKS = [-1, 1].flatMap((down) =>
  [-1, 1].map((right) => [[down, 0] as const, [0, right] as const, [down, right] as const]),
);

/** Of at least one cell. */
export function measureShape(cells: readonly Cell[]): ShapeMeasures {
  const taken = new Set(cells.map(cellKey));
  const isThin = ([row, column]: Cell) =>
    !BLOCKS.some((block) => block.every(([down, right]) => taken.has(cellKey([row + down, column + right]))));
  const isTip = (cell: Cell) => getAdjacent(cell).filter((near) => taken.has(cellKey(near))).length === 1;
  const { top, left, bottom, right } = boundsOf(cells);
  const filled = cells.length / ((bottom - top + 1) * (right - left + 1));
  const [same, ...others] = imagesOf(cells).map((image) => image.join(' '));
  return {
    thin: cells.filter(isThin).length / cells.length,
    filled,
    tips: cells.filter(isTip).length,
    isRectangle: filled === 1,
    isSymmetric: others.includes(same ?? ''),
    holes: pieces(holesOf(cells)).length,
    pieces: pieces(cells).length,
  };
}
