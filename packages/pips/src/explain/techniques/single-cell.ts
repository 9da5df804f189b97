/** A rule on one cell, or on every single value. */
import { inEachRegion } from './regions.js';
import { narrow, ownSet, technique } from './technique.js';

export const singleCell = technique(
  'single-cell',
  1,
  inEachRegion((knowledge, r, cells) => {
    const own = ownSet(knowledge.compiled, r, cells.length);
    return cells.flatMap((cell) => narrow(knowledge, cell, own, (because) => because.region(r)));
  }),
);
