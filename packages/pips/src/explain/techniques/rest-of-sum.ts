/** All cells of a sum but one are known. */
import { inEachRegion, reach } from './regions.js';
import { technique } from './technique.js';

export const restOfSum = technique(
  'rest-of-sum',
  1,
  inEachRegion((knowledge, r, cells) => {
    const open = cells.filter((cell) => !knowledge.isKnown(cell));
    return open.length === 1 && cells.length > 1 ? reach(knowledge, r, cells) : [];
  }),
);
