/**
 * Every step of a solution with its reason, hints, and why there is no solution.
 * @module @pipwright/pips/explain
 */
import type { Explainer } from '@pipwright/core';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { explain, hint } from './explain.js';
import { GENERAL, TECHNIQUES } from './techniques/index.js';

export { explain, hint } from './explain.js';

/** Explains Pips. */
export const pipsExplainer: Explainer<Puzzle, Solution> = {
  techniques: [...TECHNIQUES.map(({ name, level, idea }) => ({ name, level, idea })), GENERAL],
  explain,
  hint,
};
