/** A thread of the command line: makes puzzles, or works on those of a batch. */
import { type BatchJob, workOnPortion } from './commands/batch/portion-work.js';
import type { MakeJob, Progress } from './commands/generate/in-threads.js';
import { isGenerating, make } from './commands/generate/job.js';
import { kindsWith } from './registry.js';
import { type Done, serveJobs } from './threads/serve-jobs.js';

const kinds = kindsWith();
const EVERY_MILLISECONDS = 200;

serveJobs(async (job: MakeJob | BatchJob, signal, onProgress: (progress: Progress) => void): Promise<Done<unknown>> => {
  if ('portion' in job) return workOnPortion(job, kinds);
  const kind = kinds.find(({ name }) => name === job.make.kind);
  if (kind === undefined || !isGenerating(kind)) throw new Error(`no puzzles are made of ${job.make.kind}`);
  return { result: await make(kind, job.make, signal, seldom(onProgress)) };
});

function seldom(tell: (progress: Progress) => void): (progress: Progress) => void {
  let last = performance.now();
  return (progress) => {
    if (performance.now() - last < EVERY_MILLISECONDS) return;
    last = performance.now();
    tell(progress);
  };
}
