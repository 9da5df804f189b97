/** How BullMQ connects: the one place that knows Redis from PostgreSQL. */
import type { ConnectionOptions, Processor, Queue, Worker } from 'bullmq';
import type { QueueAddress } from './address.js';
import type { ClientClass, Driver } from './driver.js';
import type { QueueAnswer, QueueJob } from './jobs.js';
import { isAway, type Patience, RETRY_MILLISECONDS } from './patience.js';

/** PostgreSQL has a schema of its own for the tables. */
const SCHEMA = 'pipwright';
const DAY_SECONDS = 24 * 60 * 60;
/** What nobody collects is gone after a week. */
const KEPT = { age: 7 * DAY_SECONDS };

interface Connected {
  waitUntilReady(): Promise<unknown>;
  close(force?: boolean): Promise<void>;
  getBackend?(): { readonly client?: Promise<{ info(section: string): Promise<string> }> };
  on(event: 'error', hear: (error: Error) => void): unknown;
}

/**
 * Waits for a server that is away. What was opened before it came is given up: some drivers never get over it.
 * Undefined where the waiting was ended.
 */
async function connected<T extends Connected>(
  open: () => T,
  patience: Patience,
  signal: AbortSignal,
): Promise<T | undefined> {
  return patience.insist(async () => {
    const opened = open();
    let isReady = false;
    // Some drivers tell that they were refused, and try again for ever.
    const refusal = new Promise<never>((_, reject) => {
      opened.on('error', (error) => (isReady || isAway(error) ? patience.noticed(error) : reject(error)));
    });
    try {
      await Promise.race([opened.waitUntilReady(), refusal]);
      await refuseEviction(opened);
      isReady = true;
      return opened;
    } catch (error) {
      void opened.close(true).catch(() => {});
      throw error;
    }
  }, signal);
}

/** Redis may be told to drop keys when its memory is full, and with them jobs that would be waited for without end. */
async function refuseEviction(opened: Connected): Promise<void> {
  const client = await opened.getBackend?.().client;
  const memory = (await client?.info('memory')) ?? '';
  const policy = /^maxmemory_policy:(\S+)/m.exec(memory)?.[1] ?? 'noeviction';
  if (policy === 'noeviction' || /^maxmemory:0\s/m.test(memory)) return;
  throw new Error(`it drops jobs when its memory is full. Set its maxmemory-policy to noeviction; it is ${policy}.`);
}

export type JobQueue = Queue<QueueJob, QueueAnswer>;

export function openQueue(
  driver: Driver,
  address: QueueAddress,
  name: string,
  patience: Patience,
  signal: AbortSignal,
): Promise<JobQueue | undefined> {
  const options = { defaultJobOptions: { removeOnComplete: KEPT, removeOnFail: KEPT } };
  const open = (): JobQueue =>
    address.system === 'redis'
      ? new driver.Queue(name, { ...options, connection: redis(address) })
      : (new driver.Queue(
          name,
          { ...options, connection: postgres(address, driver) },
          driver.createPostgresBackend,
        ) as unknown as JobQueue);
  return connected(open, patience, signal);
}

interface WorkerTiming {
  readonly jobs: number;
  /** A job whose worker has not been heard of for so long is given to another one, in milliseconds. */
  readonly lock: number;
}

export function openWorker(
  driver: Driver,
  address: QueueAddress,
  name: string,
  work: Processor<QueueJob, QueueAnswer>,
  { jobs, lock }: WorkerTiming,
  patience: Patience,
  signal: AbortSignal,
): Promise<Worker<QueueJob, QueueAnswer> | undefined> {
  const options = {
    concurrency: jobs,
    lockDuration: lock,
    stalledInterval: lock / 2,
    // Who was killed is counted by whoever has the job next, and it is never given up here.
    maxStalledCount: 1_000_000,
    runRetryDelay: RETRY_MILLISECONDS,
    drainDelay: 1,
    removeOnComplete: KEPT,
    removeOnFail: KEPT,
  };
  const open = (): Worker<QueueJob, QueueAnswer> =>
    address.system === 'redis'
      ? new driver.Worker(name, work, { ...options, connection: redis(address) })
      : (new driver.Worker(
          name,
          work,
          { ...options, connection: postgres(address, driver) },
          driver.createPostgresBackend,
        ) as unknown as Worker<QueueJob, QueueAnswer>);
  return connected(open, patience, signal);
}

/** Who takes longer to connect does not answer, in milliseconds. */
const CONNECT_MILLISECONDS = 5_000;

function redis({ url }: QueueAddress): ConnectionOptions {
  // A question waits for as long as the server is away.
  return {
    url,
    maxRetriesPerRequest: null,
    retryStrategy: () => RETRY_MILLISECONDS,
    connectTimeout: CONNECT_MILLISECONDS,
  };
}

function postgres({ url }: QueueAddress, { Client }: Driver) {
  const connecting = { connectionString: url, connectionTimeoutMillis: CONNECT_MILLISECONDS };
  return {
    ...connecting,
    ...(Client && { Client: neverUnheard(Client) }),
    schema: SCHEMA,
    migrate: true,
  };
}

/** A connection that breaks while BullMQ has it says so to nobody, which would end the program; its question fails, too. */
export function neverUnheard(Client: ClientClass): ClientClass {
  return class extends Client {
    constructor(...args: never[]) {
      super(...args);
      this.on('error', () => {});
    }
  };
}
