/** All cells of a sum but one are known. */
import { eachRegion, valuesInReach } from './regions.js';
import { technique } from './technique.js';

export const restOfSum = technique('rest-of-sum', 1, (knowledge) =>
  eachRegion(knowledge, (r, cells) => {
    const open = cells.filter((cell) => !knowledge.isKnown(cell));
    return open.length === 1 ? valuesInReach(knowledge, r, cells) : undefined;
  }),
);
