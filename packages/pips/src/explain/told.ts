/** What sentences of any language need to know of a step, a link of its chain or a conflict. */

export type { Candidates } from './told/board.js';
export { ToldConflict } from './told/conflict.js';
export { type Impossible, impossibleOn } from './told/impossible.js';
export { type Concluded, ToldLink } from './told/link.js';
export { across, cellsOfAll, hasEnd, inOrder, samePair } from './told/pairs.js';
export { boardTold, toldConflictChain, toldStep } from './told/step.js';
