/** Work on one puzzle in this program: bounded in time, interruptible, with progress on the terminal. */
import { type Ending, type Runs, solutions } from '@pipwright/core';
import { interruptible, interruption } from '../interrupt.js';
import { showProgress } from '../progress.js';

export interface Bounds {
  /** Milliseconds. */
  readonly timeout: number;
  readonly limit?: number;
  /** Asked now and then; ends the work as aborted. */
  readonly enough?: () => boolean;
}

export interface Driven {
  readonly ending: Ending;
  readonly milliseconds: number;
}

/** Runs to the end, limit or time, handing on each solution with the time it took so far. */
export async function drive<Solution>(
  runs: Runs<Solution>,
  { enough, ...bounds }: Bounds,
  progress: () => string,
  onSolution: (solution: Solution, milliseconds: number) => Promise<void> | void,
): Promise<Driven> {
  const shown = showProgress(progress);
  try {
    const signal = {
      get aborted() {
        return interruption.aborted || (enough?.() ?? false);
      },
    };
    const stream = solutions(runs, { ...bounds, signal });
    await interruptible(async () => {
      for await (const solution of stream) await onSolution(solution, stream.elapsed);
    });
    return { ending: stream.ending ?? 'aborted', milliseconds: stream.elapsed };
  } finally {
    shown.stop();
    runs.dispose?.();
  }
}
