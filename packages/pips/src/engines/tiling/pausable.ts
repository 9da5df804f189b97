import type { Runs, SearchStep } from '@pipwright/core';

/** Work written as a generator, to be driven like a search: it yields a result, or undefined where it may pause. */
export function pausable<Result extends {}>(work: Iterator<Result | undefined, void>): Runs<Result> {
  return {
    run(budget): SearchStep<Result> {
      for (let step = 1; step <= budget; step++) {
        const { done, value } = work.next();
        if (done) return { type: 'exhausted' };
        if (value !== undefined) return { type: 'solution', solution: value };
      }
      return { type: 'paused' };
    },
  };
}
