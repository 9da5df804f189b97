import { Worker } from 'node:worker_threads';

/**
 * @typedef {import('./thread.mjs').Job} Job
 * @typedef {import('./thread.mjs').Made} Made
 * @typedef {import('./thread.mjs').Ungraded} Ungraded
 * @typedef {object} Threads
 * @property {(job: Job) => Promise<Made | undefined>} make
 * @property {(puzzle: Ungraded) => Promise<import('./month-file.mjs').DayGrade>} grade
 * @property {() => Promise<void>} close
 */

/** @param {number} count @returns {Threads} */
export function openThreads(count) {
  const workers = Array.from({ length: count }, () => new Worker(new URL('thread.mjs', import.meta.url)));
  /** @type {Worker[]} */
  const idle = [...workers];
  /** @type {((worker: Worker) => void)[]} */
  const waiting = [];

  /** @param {Job | Ungraded} job */
  async function ask(job) {
    /** @type {Worker} */
    const worker = idle.pop() ?? (await new Promise((resolve) => waiting.push(resolve)));
    try {
      return await answerOf(worker, job);
    } finally {
      const next = waiting.shift();
      if (next === undefined) idle.push(worker);
      else next(worker);
    }
  }

  return {
    make: ask,
    grade: ask,
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Answer of a thread; its type depends on the question. @param {Worker} worker @param {Job | Ungraded} job @returns {Promise<any>} */
function answerOf(worker, job) {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer) => {
      worker.off('error', reject);
      resolve(answer);
    });
    worker.postMessage(job);
  });
}
