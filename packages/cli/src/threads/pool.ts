/**
 * Threads that are kept and do one job after the other, one at a time in each. Threads rather than processes: a thread
 * has its first job done sooner, and shares what the program is made of.
 */

import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { asDeadly } from './deadly.js';

export type Told<Job> = { readonly job: Job } | { readonly stop: true };

export type Said<Result, Progress> =
  | { readonly progress: Progress }
  | { readonly result: Result }
  | { readonly failure: string };

export interface Pool<Job, Result, Progress> {
  /**
   * Rejects where the job failed, or ended its thread, which another takes the place of: with `Deadly` where that was for
   * want of memory; with a `Failure` where no job can be done.
   * @param onProgress told of how far it is
   */
  work(job: Job, onProgress?: (progress: Progress) => void): Promise<Result>;
  close(): void;
}

interface Waiting<Job, Result, Progress> {
  readonly job: Job;
  readonly onProgress: (progress: Progress) => void;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

interface Bench<Job, Result, Progress> {
  readonly worker: Worker;
  work: Waiting<Job, Result, Progress> | undefined;
}

const CLOSED = 'the work was ended';

/**
 * @param program what the threads run
 * @param count of threads at most: one is begun when there is a job for it
 * @param signal asks the threads to stop early and say what they have
 */
export function openPool<Job, Result, Progress = never>(
  program: URL | string,
  count: number,
  signal?: AbortSignal,
): Pool<Job, Result, Progress> {
  type Work = Waiting<Job, Result, Progress>;
  const benches: Bench<Job, Result, Progress>[] = [];
  const queue: Work[] = [];
  let isClosed = false;
  shareCores(count);

  function open(): Bench<Job, Result, Progress> {
    const worker = new Worker(program);
    const bench: Bench<Job, Result, Progress> = { worker, work: undefined };
    let error = new Error('a thread ended');
    worker.on('message', (said: Said<Result, Progress>) => {
      if ('progress' in said) bench.work?.onProgress(said.progress);
      else if ('result' in said) end(bench, (work) => work.resolve(said.result));
      else end(bench, (work) => work.reject(new Error(said.failure)));
    });
    worker.on('error', (found) => {
      error = found instanceof Error ? asDeadly(found) : new Error(String(found));
    });
    worker.on('exit', () => {
      benches.splice(benches.indexOf(bench), 1);
      bench.work?.reject(error);
      const next = isClosed ? undefined : queue.shift();
      if (next !== undefined) begin(open(), next);
    });
    benches.push(bench);
    return bench;
  }

  function begin(bench: Bench<Job, Result, Progress>, work: Work): void {
    bench.work = work;
    tell(bench, { job: work.job });
    if (signal?.aborted) tell(bench, { stop: true });
  }

  function tell({ worker }: Bench<Job, Result, Progress>, told: Told<Job>): void {
    worker.postMessage(told);
  }

  function end(bench: Bench<Job, Result, Progress>, answer: (work: Work) => void): void {
    const { work } = bench;
    bench.work = undefined;
    if (work !== undefined) answer(work);
    const next = bench.work === undefined ? queue.shift() : undefined;
    if (next !== undefined) begin(bench, next);
  }

  const stop = () => {
    for (const bench of benches) tell(bench, { stop: true });
  };
  signal?.addEventListener('abort', stop);

  return {
    work: (job, onProgress = () => {}) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error(CLOSED));
        const work = { job, onProgress, resolve, reject };
        const idle = benches.find((bench) => bench.work === undefined) ?? (benches.length < count ? open() : undefined);
        if (idle === undefined) queue.push(work);
        else begin(idle, work);
      }),
    close() {
      isClosed = true;
      signal?.removeEventListener('abort', stop);
      for (const { worker } of benches) void worker.terminate();
      for (const { reject } of queue.splice(0)) reject(new Error(CLOSED));
    },
  };
}

/** Compiled less eagerly, and in smaller pieces. */
const FLAGS = ['--max-inlined-bytecode-size-cumulative=300', '--interrupt-budget=400000'];

/** Before the threads begin. @param threads how many there will be */
export function shareCores(threads: number): void {
  if (threads > 1 && threads >= availableParallelism()) for (const flag of FLAGS) setFlagsFromString(flag);
}
