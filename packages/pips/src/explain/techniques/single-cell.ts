/** A rule on one cell, or on every single value. */
import { FREE, SUM } from '../../engines/swift/compile.js';
import type { Knowledge } from '../knowledge.js';
import { eachRegion, valuesInReach } from './regions.js';
import { technique } from './technique.js';

export const singleCell = technique('single-cell', 1, (knowledge) =>
  eachRegion(knowledge, (r, cells) => {
    const own = ownSet(knowledge, r);
    if (cells.length === 1 && knowledge.compiled.shape[r] === SUM)
      return valuesInReach(knowledge, r, cells).map(({ cell, values }) => ({ cell, values: values & own }));
    return own === -1 ? undefined : cells.map((cell) => ({ cell, values: own }));
  }),
);

/** The values that "every value …", "all the same, and this" or "avoiding these" leave. */
function ownSet({ compiled }: Knowledge, region: number): number {
  const { shape, each, set } = compiled;
  if (shape[region] === FREE) return each[region]!;
  return shape[region] === SUM ? -1 : set[region]!;
}
