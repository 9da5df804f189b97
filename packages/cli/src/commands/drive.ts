/** Work on one puzzle: bounded in time, interruptible, with progress to look at. */
import { type Ending, type Runs, solutions } from '@pipwright/core';
import type { Context } from '../session.js';
import { NodeBudget } from './node-budget.js';

export interface Bounds {
  /** Milliseconds, with what the loop does: printing counts. */
  readonly timeout: number;
  readonly limit?: number;
  readonly nodes?: NodeBudget | undefined;
}

export interface WorkLimits {
  /** Milliseconds. */
  readonly timeout: number;
  /** Visited at most; no such limit unless told. */
  readonly nodes?: number;
}

export function boundsFor({ timeout, nodes }: WorkLimits): Bounds {
  return { timeout, nodes: nodes === undefined ? undefined : new NodeBudget(nodes) };
}

interface Drive<Solution> extends AsyncIterable<Solution> {
  readonly ending: Ending;
  /** Of searching, so far; the time that the loop takes does not count. */
  readonly milliseconds: number;
}

/** Runs to the end, limit or time. What was begun must be looped over: that ends it, too. */
export function drive<Solution>(
  runs: Runs<Solution>,
  bounds: Bounds,
  progress: () => string,
  context: Context,
): Drive<Solution> {
  let inLoop = 0;
  let isLate = false;
  const signal = {
    get aborted(): boolean {
      if (context.interruption.signal.aborted) return true;
      isLate = stream.elapsed + inLoop >= timeout;
      return isLate;
    },
  };
  const { timeout, limit = Number.POSITIVE_INFINITY, nodes } = bounds;
  const stream = solutions(nodes?.around(runs) ?? runs, { timeout, limit, signal });

  async function* iterate(): AsyncGenerator<Solution, void> {
    const stopShowing = context.progress.show(progress);
    const release = context.interruption.listen();
    try {
      for await (const solution of stream) {
        const before = performance.now();
        yield solution;
        inLoop += performance.now() - before;
      }
    } finally {
      release();
      stopShowing();
      runs.dispose?.();
    }
  }

  return {
    get ending() {
      return isLate ? 'timeout' : (stream.ending ?? 'aborted');
    },
    get milliseconds() {
      return stream.elapsed;
    },
    [Symbol.asyncIterator]: iterate,
  };
}

/** The one thing that some work comes to; undefined where it was stopped before. */
export async function driveToOne<T>(drive: Drive<T>): Promise<T | undefined> {
  let found: T | undefined;
  for await (const each of drive) found = each;
  return found;
}

export function wasStopped(ending: Ending): boolean {
  return ending === 'timeout' || ending === 'aborted' || ending === 'undecided';
}

export function explainStop(ending: Ending): string {
  if (ending === 'undecided') return 'the engine could not decide; try another one';
  return ending === 'timeout' ? 'the time is up; --timeout gives it more' : 'interrupted';
}
