import type { Runs, SearchStep } from './search.js';

/**
 * Work written as a generator, to be driven like a search: it yields a result, or nothing where it can pause, and may
 * return a last one. What lies between two pauses takes about as long as `nodesPerYield` nodes of a search.
 */
export function runsOf<Result extends {}>(
  // biome-ignore lint/suspicious/noConfusingVoidType: a bare `yield` and a bare `return` give void.
  work: Iterator<Result | undefined | void, Result | undefined | void>,
  nodesPerYield = 1,
): Runs<Result> {
  let isOver = false;
  return {
    run(budget): SearchStep<Result> {
      for (let left = Math.floor(budget); left > 0 && !isOver; left -= nodesPerYield) {
        const { done, value } = work.next();
        isOver = done === true;
        if (value !== undefined) return { type: 'solution', solution: value };
      }
      return { type: isOver ? 'exhausted' : 'paused' };
    },
  };
}

export function finish<Result>(work: Runs<Result>): Result {
  const step = work.run(Number.POSITIVE_INFINITY);
  if (step.type !== 'solution') throw new Error(`the work ended as ${step.type}`);
  return step.solution;
}
