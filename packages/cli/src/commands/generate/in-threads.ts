/**
 * Makes puzzles in threads, one at a time in each. Threads rather than processes: nothing here can hang or crash by
 * itself, and a thread has its first puzzle sooner.
 */
import { Worker } from 'node:worker_threads';
import type { Job, Outcome, Progress, Workshop } from './job.js';

/** What a thread is told. */
export type Order = { readonly job: Job } | { readonly stop: true };

/** What a thread says. */
export type Said =
  | { readonly progress: Progress }
  | { readonly outcome: Outcome }
  /** A bug, in its words. */
  | { readonly failure: string };

export type OpenThreads = (count: number, signal: AbortSignal) => Workshop;

const THREAD = new URL('./make-thread.js', import.meta.url);

interface Waiting {
  readonly job: Job;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
}

interface Bench {
  readonly worker: Worker;
  work: Waiting | undefined;
  progress: Progress;
}

/** @param program what the threads run */
export function workInThreads(count: number, signal: AbortSignal, program: URL | string = THREAD): Workshop {
  const benches: Bench[] = [];
  const queue: Waiting[] = [];

  function open(): Bench {
    const bench: Bench = { worker: new Worker(program), work: undefined, progress: { nodes: 0, graded: 0 } };
    const { worker } = bench;
    worker.on('message', (said: Said) => {
      if ('progress' in said) bench.progress = said.progress;
      else if ('outcome' in said) end(bench, (work) => work.resolve(said.outcome));
      else end(bench, (work) => work.reject(new Error(said.failure)));
    });
    // A thread that failed is gone.
    worker.on('error', (error) => {
      benches.splice(benches.indexOf(bench), 1);
      bench.work?.reject(error);
      const next = queue.shift();
      if (next !== undefined) begin(open(), next);
    });
    benches.push(bench);
    return bench;
  }

  function begin(bench: Bench, work: Waiting): void {
    bench.work = work;
    bench.worker.postMessage({ job: work.job } satisfies Order);
    if (signal.aborted) bench.worker.postMessage({ stop: true } satisfies Order);
  }

  function end(bench: Bench, tell: (work: Waiting) => void): void {
    const { work } = bench;
    bench.work = undefined;
    bench.progress = { nodes: 0, graded: 0 };
    if (work !== undefined) tell(work);
    const next = queue.shift();
    if (next !== undefined) begin(bench, next);
  }

  const stop = () => {
    for (const { worker } of benches) worker.postMessage({ stop: true } satisfies Order);
  };
  signal.addEventListener('abort', stop);

  return {
    get progress() {
      const total = (key: keyof Progress) => benches.reduce((sum, { progress }) => sum + progress[key], 0);
      return { nodes: total('nodes'), graded: total('graded') };
    },
    make: (job) =>
      new Promise((resolve, reject) => {
        const idle = benches.find(({ work }) => work === undefined) ?? (benches.length < count ? open() : undefined);
        if (idle === undefined) queue.push({ job, resolve, reject });
        else begin(idle, { job, resolve, reject });
      }),
    close() {
      signal.removeEventListener('abort', stop);
      for (const { worker } of benches) void worker.terminate();
    },
  };
}
