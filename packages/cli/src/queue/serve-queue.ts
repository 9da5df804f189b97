/** Works on what is in a queue, in threads of this machine, until it is told to stop. */
import { once } from 'node:events';
import type { Job } from 'bullmq';
import { Deadly } from '../threads/deadly.js';
import type { Pool } from '../threads/pool.js';
import { problem } from '../words.js';
import type { QueueAddress } from './address.js';
import { openWorker } from './connection.js';
import type { Driver } from './driver.js';
import { decode, encode, MOST_DEATHS, type QueueAnswer, type QueueJob } from './jobs.js';
import { Patience } from './patience.js';

interface ServeOptions {
  readonly name: string;
  readonly jobs: number;
  /** A job whose worker has not been heard of for so long is given to another one, in milliseconds. */
  readonly lock: number;
  readonly pool: Pool<unknown, unknown, unknown>;
  /** What is under way is finished, and nothing more begun. */
  readonly signal: AbortSignal;
  readonly say: (text: string) => void;
  readonly onReady: () => Promise<void>;
  readonly onDone: () => void;
}

export async function serveQueue(
  driver: Driver,
  address: QueueAddress,
  { name, jobs, lock, pool, signal, say, onReady, onDone }: ServeOptions,
): Promise<void> {
  const patience = new Patience(address, say);
  const work = async ({ data, stalledCounter }: Job<QueueJob, QueueAnswer>): Promise<QueueAnswer> => {
    patience.answered();
    if (stalledCounter >= MOST_DEATHS) return { deadly: problem('workers-killed', {}, { workers: MOST_DEATHS }) };
    try {
      return { done: encode(await pool.work(decode(data))) };
    } catch (error) {
      if (error instanceof Deadly) return { deadly: error.problem };
      return { failed: error instanceof Error ? error.message : String(error) };
    } finally {
      onDone();
    }
  };
  const worker = await openWorker(driver, address, name, work, { jobs, lock }, patience, signal);
  if (worker === undefined) return;
  await onReady();
  if (!signal.aborted) await once(signal, 'abort');
  // What is done cannot be told to a server that is away; another worker does it again.
  if (patience.isAway) void worker.close(true).catch(() => {});
  else await worker.close();
}
