/** Do some techniques lead to the solution? Whoever makes a puzzle asks that for every clue, so nothing is told and no effort measured. */
import { suffice } from '@pipwright/core/explaining';
import type { Compiled } from '../engines/swift/index.js';
import { Knowledge } from './knowledge/knowledge.js';
import type { Truth } from './knowledge/truth.js';
import type { FutoshikiTechnique } from './techniques/technique.js';
import { tryBoth } from './trying/try-both.js';

/** A round of techniques is short. */
const ROUNDS_PER_PAUSE = 8;

/**
 * Where they do, there is one solution.
 * @param compiled of a puzzle that has a solution
 * @param truth the solution, where what players try counts too
 */
export function isSolvedBy(
  compiled: Compiled,
  techniques: readonly FutoshikiTechnique[],
  truth?: Truth,
): Generator<void, boolean> {
  return suffice(new Knowledge(compiled), {
    techniques,
    ...(truth !== undefined && { trials: (knowledge: Knowledge) => tryBoth(knowledge, truth) }),
    isComplete: ({ open }) => open === 0,
    roundsPerPause: ROUNDS_PER_PAUSE,
  });
}
