/**
 * Z3 as one more engine for Pips, and Pips puzzles as SMT-LIB text.
 * @module @pipwright/smt
 */

export { smtWords } from './encoding.js';
export { smtlibWriter } from './smtlib.js';
export type { Z3Source } from './z3.js';
export { makeSmtEngine, smtEngine } from './z3.js';
