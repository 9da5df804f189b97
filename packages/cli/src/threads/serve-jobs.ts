/** The other end of a pool: in a thread, does the jobs that come. */
import { parentPort, type Transferable } from 'node:worker_threads';
import type { Said, Told } from './pool.js';

export interface Done<Result> {
  readonly result: Result;
  readonly transfer?: readonly Transferable[];
}

/** @param work does one job; its signal is aborted when it is to stop early */
export function serveJobs<Job, Result, Progress>(
  work: (
    job: Job,
    signal: { readonly aborted: boolean },
    onProgress: (progress: Progress) => void,
  ) => Promise<Done<Result>>,
): void {
  const signal = { aborted: false };
  const say = (said: Said<Result, Progress>, transfer: readonly Transferable[] = []) =>
    parentPort?.postMessage(said, transfer);
  parentPort?.on('message', (told: Told<Job>) => {
    if ('stop' in told) signal.aborted = true;
    else
      void work(told.job, signal, (progress) => say({ progress })).then(
        ({ result, transfer }) => say({ result }, transfer),
        (error: unknown) => say({ failure: error instanceof Error ? error.message : String(error) }),
      );
  });
}
