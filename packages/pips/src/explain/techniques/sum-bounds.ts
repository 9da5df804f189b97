/** The least and the most that the other cells of a sum can add. */
import { eachRegion, reach } from './regions.js';
import { technique } from './technique.js';

export const sumBounds = technique('sum-bounds', 2, (knowledge) =>
  eachRegion(knowledge, (r, cells) => reach(knowledge, r, cells)),
);
