/** The least and the most that the other cells of a sum can add. */
import { eachRegion, sumBounds } from './regions.js';
import { technique } from './technique.js';

export const boundsOfSum = technique('sum-bounds', 2, (knowledge) =>
  eachRegion(knowledge, (r, cells) => sumBounds(knowledge, r, cells)),
);
