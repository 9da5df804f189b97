/** Do some techniques lead to the solution? Whoever makes a puzzle asks that for every clue, so nothing is told and no effort measured. */
import { RunAhead } from '@pipwright/core/explaining';
import type { Compiled } from '../engines/swift/index.js';
import type { Fact } from './knowledge/conclusion.js';
import { Knowledge } from './knowledge/knowledge.js';
import type { Premise } from './knowledge/premise.js';
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
export function* isSolvedBy(
  compiled: Compiled,
  techniques: readonly FutoshikiTechnique[],
  truth?: Truth,
): Generator<void, boolean> {
  const knowledge = new Knowledge(compiled);
  const ahead = new RunAhead<Knowledge, Fact, Premise>(knowledge);
  for (;;) {
    for (let rounds = 1; ahead.round(techniques); rounds++) if (rounds % ROUNDS_PER_PAUSE === 0) yield;
    if (knowledge.open === 0) return true;
    if (truth === undefined) return false;
    const trials = yield* tryBoth(knowledge, truth);
    if (trials.filter((trial) => ahead.learn(trial)).length === 0) return false;
  }
}
