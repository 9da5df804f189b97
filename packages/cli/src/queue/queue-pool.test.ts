/** A pool over a queue whose job system is played by the test. */
import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { Deadly } from '../threads/deadly.js';
import { problem } from '../words.js';
import { readQueueAddress } from './address.js';
import type { Driver } from './driver.js';
import { encode, type QueueAnswer } from './jobs.js';
import { openQueuePool } from './queue-pool.js';

function poolOver(returnvalue: QueueAnswer, isRefused = false) {
  class Queue extends EventEmitter {
    async waitUntilReady() {
      if (isRefused) throw new Error('WRONGPASS');
    }
    async addBulk() {}
    async getJob() {
      return { finishedOn: 1, returnvalue };
    }
    async remove() {}
    async close() {}
  }
  const options = { name: 'portions', kept: 1, signal: new AbortController().signal, say() {} };
  return openQueuePool({ Queue } as unknown as Driver, readQueueAddress('redis://host'), options);
}

it('gives what a worker has answered', async () => {
  const pool = poolOver({ done: encode([1]) });
  expect(await pool.work('job')).toEqual([1]);
  await pool.end();
  await expect(poolOver({ failed: 'a bug' }).work('job')).rejects.toThrow('a bug');
  const deadly = problem('workers-killed', {}, { workers: 3 });
  await expect(poolOver({ deadly }).work('job')).rejects.toThrow(Deadly);
});

it('tells whoever asks that it is refused, and nobody else', async () => {
  const pool = poolOver({ failed: '' }, true);
  await new Promise(setImmediate);
  await expect(pool.work('job')).rejects.toThrow('WRONGPASS');
  pool.close();
});
