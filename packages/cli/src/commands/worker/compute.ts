/** Works on what is in a queue, in threads, until Ctrl-C. */
import { printable } from '@pipwright/core';
import type { Output } from '../../output.js';
import type { Parts } from '../../parts.js';
import type { QueueAddress } from '../../queue/address.js';
import { loadDriver } from '../../queue/driver.js';
import { queueName } from '../../queue/jobs.js';
import { serveQueue } from '../../queue/serve-queue.js';
import { openPool } from '../../threads/pool.js';
import type { Registrar } from '../registrar.js';

export interface WorkerOptions {
  readonly queue: QueueAddress;
  readonly jobs: number;
  /** Milliseconds. */
  readonly lock: number;
}

export async function work(
  { queue, jobs, lock }: WorkerOptions,
  { driver, thread }: Pick<Parts, 'driver' | 'thread'>,
  { program, session }: Registrar,
  output: Output,
): Promise<void> {
  const { interruption, progress } = session;
  const pool = openPool<unknown, unknown, unknown>(thread, jobs);
  let done = 0;
  const release = interruption.listen();
  const stopShowing = progress.show(() => `${done} portion${done === 1 ? '' : 's'} done`);
  try {
    const loaded = loadDriver(driver, queue);
    await serveQueue(loaded, queue, {
      name: queueName(program.version() ?? '', thread),
      jobs,
      lock,
      pool,
      signal: interruption.signal,
      say: (text) => void output.warn(text),
      onReady: () => output.say(`Working for ${printable(queue.shown)}, ${jobs} at once. Ctrl-C stops.`),
      onDone() {
        done++;
      },
    });
    await output.say(`Stopped after ${done} portion${done === 1 ? '' : 's'}.`);
  } finally {
    pool.close();
    release();
    stopShowing();
  }
}
