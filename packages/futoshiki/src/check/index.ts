/**
 * Is it a puzzle, is it solved: `check` and `verify` without sentences, for whoever has words of their own.
 * @module @pipwright/futoshiki/check
 */
export { check } from './check.js';
export { verify } from './verify.js';
