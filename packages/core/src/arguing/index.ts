/**
 * Tells a board by claims: what follows is found, cut down by replaying it, and put into chapters by what it costs a reader.
 * @module @pipwright/core/arguing
 */
export type { Arguing, Argument, Choice, Foresight, Knowing } from './argument.js';
export { Blame } from './blame.js';
export { type FindBy, findingOf } from './finding.js';
export { stepsOf, type ToldConflict, type ToldStep } from './steps.js';
export { suppositionsOf } from './suppositions.js';
export { type Replaying, tellingOf } from './telling.js';
