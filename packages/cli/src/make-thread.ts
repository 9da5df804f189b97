/** A thread that makes puzzles, one after the other. */
import { parentPort } from 'node:worker_threads';
import type { Order, Said } from './commands/generate/in-threads.js';
import { isGenerating, type Job, make } from './commands/generate/job.js';
import { kindsWith } from './registry.js';

const kinds = kindsWith();
const signal = { aborted: false };
const EVERY_MILLISECONDS = 200;

parentPort?.on('message', (order: Order) => {
  if ('stop' in order) signal.aborted = true;
  else void work(order.job).then(say, (error) => say({ failure: error instanceof Error ? error.message : `${error}` }));
});

function say(said: Said): void {
  parentPort?.postMessage(said);
}

async function work(job: Job): Promise<Said> {
  const kind = kinds.find(({ name }) => name === job.kind);
  if (kind === undefined || !isGenerating(kind)) throw new Error(`no puzzles are made of ${job.kind}`);
  let last = performance.now();
  const outcome = await make(kind, job, signal, (progress) => {
    if (performance.now() - last < EVERY_MILLISECONDS) return;
    last = performance.now();
    say({ progress });
  });
  return { outcome };
}
