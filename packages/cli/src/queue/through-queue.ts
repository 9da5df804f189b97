/** What batch and generate need to have work done through a queue. */
import type { Output } from '../output.js';
import type { Parts } from '../parts.js';
import type { QueueAddress } from './address.js';
import { loadDriver } from './driver.js';
import { queueName } from './jobs.js';
import { openQueuePool, type QueuePool } from './queue-pool.js';

/** Enough to keep some dozens of threads busy, and little to keep in memory. */
export const AT_ONCE = 32;

interface Around {
  readonly parts: Pick<Parts, 'driver' | 'thread'>;
  readonly version: string;
  readonly signal: AbortSignal;
  readonly output: Output;
}

export function throughQueue<Job, Result>(
  address: QueueAddress,
  { parts, version, signal, output }: Around,
): QueuePool<Job, Result> {
  return openQueuePool<Job, Result>(loadDriver(parts.driver, address), address, {
    name: queueName(version, parts.thread),
    kept: 2 * AT_ONCE,
    signal,
    say: (text) => void output.warn(text),
  });
}
