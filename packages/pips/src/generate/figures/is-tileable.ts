import { matchAll, shapeOf } from '../../engines/tiling/shape.js';
import type { Cell } from '../../model/cell.js';

/** Can dominoes cover all of these cells? */
export function isTileable(cells: readonly Cell[]): boolean {
  const dark = cells.filter(([row, column]) => (row + column) % 2 === 0).length;
  return dark * 2 === cells.length && matchAll(shapeOf(cells).neighbours) !== undefined;
}
