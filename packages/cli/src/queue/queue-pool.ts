/** A pool whose threads are those of workers on any number of machines. */
import { Deadly } from '../threads/deadly.js';
import type { Pool } from '../threads/pool.js';
import type { QueueAddress } from './address.js';
import { openQueue } from './connection.js';
import { Desk } from './desk.js';
import type { Driver } from './driver.js';
import { decode, encode } from './jobs.js';
import { Patience } from './patience.js';

interface QueuePoolOptions {
  /** The queue's, which is that of this version. */
  readonly name: string;
  /** So many results may be waiting to be written down. */
  readonly kept: number;
  /** Ends the waiting; what is in the queue stays there. */
  readonly signal: AbortSignal;
  readonly say: (text: string) => void;
}

export interface QueuePool<Job, Result> extends Pool<Job, Result, never> {
  end(): Promise<void>;
}

export function openQueuePool<Job, Result>(
  driver: Driver,
  address: QueueAddress,
  { name, kept, signal, say }: QueuePoolOptions,
): QueuePool<Job, Result> {
  const patience = new Patience(address, say);
  const closing = new AbortController();
  const ending = AbortSignal.any([signal, closing.signal]);
  const opened = openQueue(driver, address, name, patience, ending);
  // Whoever asks for something hears why there is no queue.
  opened.catch(() => {});
  const desk = new Desk(opened, patience, kept, ending);
  return {
    async work(job) {
      const answer = await desk.ask(encode(job));
      if ('done' in answer) return decode(answer.done) as Result;
      if ('failed' in answer) throw new Error(answer.failed);
      throw new Deadly(answer.deadly);
    },
    close() {
      closing.abort();
      void opened.then((queue) => queue?.close()).catch(() => {});
    },
    end: () => desk.close(),
  };
}
