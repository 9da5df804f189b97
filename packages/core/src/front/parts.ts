/**
 * What the functions of a front are made of, apart from it: a page loads them when they are first called.
 * @module @pipwright/core/front/parts
 */
export { type Checker, Checking } from './checking.js';
export { explainingOf } from './explaining.js';
export type { ExplainerOf, FrontKind, Making } from './front-kind.js';
export { functionsOf, type LoadedParts } from './functions.js';
export { generatingOf, wishShapes } from './generating.js';
export { parseWords } from './reading.js';
export { solvingOf } from './solving.js';
export { answerIn, ownPort } from './worker.js';
