/** What sentences of any language need to know of a step, a link of its chain or a conflict. */
export { ToldConflict } from './told/conflict.js';
export { type Candidates, type Concluded, ToldLink } from './told/link.js';
export { across, cellsOfAll } from './told/pairs.js';
export { toldConflictChain, toldStep } from './told/step.js';
