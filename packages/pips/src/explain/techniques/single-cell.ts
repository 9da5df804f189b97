/** A rule on one cell, or on every single value. */
import { FREE, SUM } from '../../engines/swift/compile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { inEachRegion } from './regions.js';
import { narrow, technique } from './technique.js';

export const singleCell = technique(
  'single-cell',
  1,
  inEachRegion((knowledge, r, cells) => {
    const own = ownSet(knowledge, r, cells.length);
    return cells.flatMap((cell) => narrow(knowledge, cell, own, (because) => because.region(r)));
  }),
);

/** The values that a rule on one cell, "every value …", "all the same, and this" or "avoiding these" leave. */
function ownSet({ compiled }: Knowledge, region: number, cells: number): number {
  const { shape, each, set, low, high, pips } = compiled;
  if (shape[region] === FREE) return each[region]!;
  if (shape[region] !== SUM) return set[region]!;
  if (cells !== 1) return -1;
  let own = 0;
  for (let v = 0; v < pips; v++) if (v >= low[region]! && v <= high[region]!) own |= 1 << v;
  return own;
}
