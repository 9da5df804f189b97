/** Makes puzzles in threads, one at a time in each: those of this machine, or of workers that a queue leads to. */
import type { Pool } from '../../threads/pool.js';
import { type GeneratingKind, type Job, make, type Outcome, type Progress, type Workshop } from './job.js';

export type { Progress };

export interface MakeJob {
  readonly make: Job;
}

export function workInThreads(pool: Pool<MakeJob, Outcome, Progress>): Workshop {
  const under = new Map<Job, Progress>();
  return {
    get progress() {
      const total = (key: keyof Progress) => [...under.values()].reduce((sum, progress) => sum + progress[key], 0);
      return { nodes: total('nodes'), graded: total('graded') };
    },
    async make(job) {
      try {
        return await pool.work({ make: job }, (progress) => under.set(job, progress));
      } finally {
        under.delete(job);
      }
    },
    close: () => pool.close(),
  };
}

/** Ctrl-C ends only the waiting: what is in the queue is made, and found again by a later run. */
export function workAtWorkers(pool: Pool<MakeJob, Outcome, never>, signal: { readonly aborted: boolean }): Workshop {
  return {
    progress: { nodes: 0, graded: 0 },
    make: (job) =>
      pool.work({ make: job }).catch((error) => {
        if (!signal.aborted) throw error;
        return { type: 'stopped', why: 'aborted', nearest: undefined, milliseconds: 0 };
      }),
    close: () => pool.close(),
  };
}

const NOTHING: Progress = { nodes: 0, graded: 0 };

export function workHere(kind: GeneratingKind, signal: { readonly aborted: boolean }): Workshop {
  let progress = NOTHING;
  return {
    get progress() {
      return progress;
    },
    make(job) {
      progress = NOTHING;
      return make(kind, job, signal, (known) => {
        progress = known;
      });
    },
    close() {},
  };
}
