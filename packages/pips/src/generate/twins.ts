/** Regions side by side with the same badge: a player takes two for one, and two in a row look like a machine's. */
import { cellKey, getAdjacent } from '../model/cell.js';
import type { Region } from '../model/puzzle.js';
import { ruleLabel } from '../model/rule.js';

/** Of a puzzle that is good to solve. */
export const MOST_TWINS = 1;

/** How many pairs there are. */
export function twinsIn(regions: readonly Region[]): number {
  const owner = new Map(regions.flatMap((region, i) => region.cells.map((cell) => [cellKey(cell), i] as const)));
  const labels = regions.map(({ rule }) => ruleLabel(rule));
  const pairs = new Set<string>();
  for (const [i, { cells }] of regions.entries()) {
    for (const near of cells.flatMap(getAdjacent)) {
      const other = owner.get(cellKey(near));
      if (other !== undefined && other > i && labels[other] === labels[i]) pairs.add(`${i} ${other}`);
    }
  }
  return pairs.size;
}
