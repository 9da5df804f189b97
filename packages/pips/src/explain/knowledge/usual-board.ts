/** Up to which size boards are explained as closely as can be; on larger ones there is more to ask, and less time. */
import type { Compiled } from '../../engines/swift/index.js';

export const USUAL_CELLS = 40;

export function isLarge({ cells }: Compiled): boolean {
  return cells > USUAL_CELLS;
}

/** What is left of so many nodes on a board of this size. */
export function nodesOn({ cells }: Compiled, nodes: number): number {
  return Math.ceil(nodes * Math.min(1, USUAL_CELLS / cells));
}
