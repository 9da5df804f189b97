import type { Runs } from '@pipwright/core';

/** Runs work to the one thing it finds. */
export function finish<Thing>(work: Runs<Thing>): Thing {
  const step = work.run(Number.POSITIVE_INFINITY);
  if (step.type !== 'solution') throw new Error(`the work ended as ${step.type}`);
  return step.solution;
}
