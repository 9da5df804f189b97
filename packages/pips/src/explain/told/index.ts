/** What sentences need to know of a step, a link of its chain or a conflict. */

export type { Candidates } from './board.js';
export { ToldConflict } from './conflict.js';
export { type Impossible, impossibleOn, impossibleThere, unfitPairs } from './impossible.js';
export { type Concluded, ToldLink } from './link.js';
export { across, cellsOfAll, edgeBetween, hasEnd, samePair } from './pairs.js';
export { boardTold, toldStep } from './step.js';
