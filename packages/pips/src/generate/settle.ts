/** Brings a sketch to one solution, and to what is wanted beside that. */
import type { Random } from '@pipwright/core';
import { excludeOthers } from './exclude-others.js';
import type { Finish, Finished } from './finish.js';
import type { Patience } from './patience.js';
import { Proof } from './proof.js';
import type { Sketch } from './sketch.js';

/** Undefined where it did not come to what is wanted. */
export function* settle(
  random: Random,
  sketch: Sketch,
  patience: Patience,
  finish: Finish,
): Generator<void, Finished | undefined> {
  const proof = new Proof(sketch, patience.nodes);
  const tight = yield* excludeOthers(random, sketch, proof, patience.changes);
  if (tight === undefined) return undefined;
  const last = yield* finish(random, tight, proof);
  return last.isGood ? last : undefined;
}
