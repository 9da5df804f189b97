/**
 * Tells a board by claims: what follows is found, cut down by replaying it, and put into chapters by what it costs a reader.
 * @module @pipwright/core/arguing
 */
export type { Arguing, Argument, Choice, Foresight, Knowing } from './argument.js';
export { Blame } from './blame.js';
export { Contradiction } from './contradiction.js';
export { findingOf, type LevelledFind } from './finding.js';
export { Replay } from './replay.js';
export { stepsOf, type ToldConflict, type ToldStep } from './steps.js';
export { Suppositions } from './suppositions.js';
export { ClaimTeller } from './teller.js';
export { ClaimTelling, type Replaying } from './telling.js';
