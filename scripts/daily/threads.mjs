/** Threads that make puzzles, each one at a time. */
import { Worker } from 'node:worker_threads';

/**
 * @typedef {import('./thread.mjs').Job} Job
 * @typedef {import('./thread.mjs').Made} Made
 * @typedef {{ make: (job: Job) => Promise<Made | undefined>, close: () => Promise<void> }} Threads
 */

/** @param {number} count @returns {Threads} */
export function openThreads(count) {
  const workers = Array.from({ length: count }, () => new Worker(new URL('thread.mjs', import.meta.url)));
  /** @type {Worker[]} */
  const idle = [...workers];
  /** @type {((worker: Worker) => void)[]} */
  const waiting = [];

  return {
    async make(job) {
      /** @type {Worker} */
      const worker = idle.pop() ?? (await new Promise((resolve) => waiting.push(resolve)));
      try {
        return await answerOf(worker, job);
      } finally {
        const next = waiting.shift();
        if (next === undefined) idle.push(worker);
        else next(worker);
      }
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** @param {Worker} worker @param {Job} job @returns {Promise<Made | undefined>} */
function answerOf(worker, job) {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (made) => {
      worker.off('error', reject);
      resolve(made);
    });
    worker.postMessage(job);
  });
}
