/** The least and the most that the other cells of a sum can add. */
import { inEachRegion, reach } from './regions.js';
import { technique } from './technique.js';

export const sumBounds = technique(
  'sum-bounds',
  2,
  inEachRegion((knowledge, r, cells) => reach(knowledge, r, cells)),
);
