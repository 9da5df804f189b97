/** Where a supposition or a conflict ends: a cell that is left no number, and what would be needed there. */
import type { Cell } from '../../model/cell.js';
import type { ToldLink } from './link.js';

/** Techniques that count numbers. */
export const COUNTED: readonly string[] = ['half-supply', 'counting', 'halves-left'];

/** Those that try what fits, without a single reason. */
export const TRIALS: readonly string[] = ['try-both', 'looking-ahead'];

/** Techniques about the shape of what is left, whatever the cell. */
export const SHAPES: readonly string[] = ['forced-partner', 'odd-area', 'bridge'];

/** The cell that a link leaves no number. */
export function deadCell(link: ToldLink): Cell | undefined {
  return link.cells.find((each) => link.left(each).length === 0)?.cell;
}
