/**
 * A pool over a queue, on a real Redis: what is asked for comes back, whatever happens to the server. The driver of
 * PostgreSQL cannot be loaded here, where modules are found as ES modules only: `tests/built` has both.
 */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { besideThis } from '../src/package-source.js';
import { readQueueAddress } from '../src/queue/address.js';
import { openQueue, openWorker } from '../src/queue/connection.js';
import { loadDriver } from '../src/queue/driver.js';
import { Patience } from '../src/queue/patience.js';
import { openQueuePool } from '../src/queue/queue-pool.js';
import { serveQueue } from '../src/queue/serve-queue.js';
import { Deadly } from '../src/threads/deadly.js';
import type { Pool } from '../src/threads/pool.js';
import { problem } from '../src/words.js';
import { type QueueServer, SERVERS } from './queue-servers.js';

const LOCK = 2_000;

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const open = SERVERS.Redis;

describe.skipIf(open === undefined)(`a pool over a queue${open ? '' : ' (Redis is not installed)'}`, () => {
  let server: QueueServer;
  beforeAll(async () => {
    if (open !== undefined) server = await open();
  });
  afterAll(() => server?.remove());

  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  let names = 0;

  /** A queue of its own, with whoever asks and whoever works. */
  function both(work: (job: number) => Promise<unknown>, name = `test-${names++}`) {
    const address = readQueueAddress(server.url);
    const driver = loadDriver(besideThis('bullmq'), address);
    const [asking, working] = [new AbortController(), new AbortController()];
    const pool = openQueuePool<number, unknown>(driver, address, { name, kept: 4, signal: asking.signal, say });
    const threads: Pool<unknown, unknown, unknown> = { work: (job) => work(job as number), close() {} };
    const serve = () =>
      serveQueue(driver, address, {
        name,
        jobs: 2,
        lock: LOCK,
        pool: threads,
        signal: working.signal,
        say,
        async onReady() {},
        onDone() {},
      });
    /** Both sides end. */
    const end = async (served: Promise<unknown>) => {
      await pool.end();
      working.abort();
      await served;
    };
    return { pool, asking, working, serve, name, driver, address, end };
  }

  type Both = ReturnType<typeof both>;

  /** A worker takes a job and dies at it, as if it were killed: the job stays where it is. */
  async function dieAtWork({ driver, address, name }: Both, lock: number, signal: AbortSignal): Promise<void> {
    const { promise: begun, resolve: begin } = deferred();
    const never = async () => {
      begin();
      return new Promise<never>(() => {});
    };
    const patience = new Patience(address, say);
    const worker = await openWorker(driver, address, name, never, { jobs: 1, lock }, patience, signal);
    await begun;
    await worker?.close(true);
  }

  it('gives back what workers made of each job, or their failure', async () => {
    const { pool, serve, end } = both(async (job) => {
      if (job === 5) throw new Deadly(problem('out-of-memory', {}, {}));
      if (job === 3) throw new Error('three is too many');
      return { twice: 2 * job };
    });
    const asked = [1, 2, 3, 4, 4, 5].map((job) => pool.work(job));
    const served = serve();
    const answers = await Promise.allSettled(asked);
    expect(answers.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual([
      ...[{ twice: 2 }, { twice: 4 }, 'three is too many', { twice: 8 }, { twice: 8 }],
      expect.stringContaining('needs more memory'),
    ]);
    await expect(asked[5]).rejects.toBeInstanceOf(Deadly);
    await end(served);
  });

  it('says that it waits for workers, once', async () => {
    const { pool, serve, end } = both(async (job) => job);
    const asked = [1, 2].map((job) => pool.work(job));
    said.length = 0;
    while (said.length === 0) await setTimeout(20);
    const served = serve();
    expect(await Promise.all(asked)).toEqual([1, 2]);
    expect(said).toEqual([expect.stringContaining(`pipwright worker --queue ${readQueueAddress(server.url).shown}`)]);
    await end(served);
  });

  it('finds what was worked out for somebody who went away', async () => {
    const worked: number[] = [];
    const { pool, asking, serve, name, end } = both(async (job) => worked.push(job));
    const served = serve();
    expect(await pool.work(7)).toBe(1);
    asking.abort();
    await end(served);
    const { pool: later } = both(async () => {}, name);
    expect(await later.work(7)).toBe(1);
    await later.end();
    expect(worked).toEqual([7]);
  });

  it('gives back a job that killed three workers', async () => {
    const here = both(async () => 'fine');
    const { pool, working, serve, end } = here;
    const asked = pool.work(1).catch((error: unknown) => error);
    for (let deaths = 0; deaths < 3; deaths++) await dieAtWork(here, 500, working.signal);
    const served = serve();
    expect(await asked).toMatchObject({ problem: { code: 'workers-killed', data: { workers: 3 } } });
    expect(await pool.work(2)).toBe('fine');
    await end(served);
  });

  it('asks again where somebody has emptied the queue', async () => {
    const { pool, asking, serve, name, driver, address, end } = both(async (job) => job);
    const asked = pool.work(5);
    const queue = await openQueue(driver, address, name, new Patience(address, say), asking.signal);
    await expect.poll(() => queue?.getWaitingCount()).toBe(1);
    await queue?.obliterate({ force: true });
    await queue?.close();
    const served = serve();
    expect(await asked).toBe(5);
    await end(served);
  });

  it('says that the workers are gone', async () => {
    const here = both(async () => {});
    const { pool, asking } = here;
    said.length = 0;
    const asked = pool.work(1).catch(() => 'never');
    await dieAtWork(here, LOCK, asking.signal);
    await expect
      .poll(() => said, { timeout: 60_000 })
      .toEqual([expect.stringContaining('No worker running this same build is connected')]);
    asking.abort();
    expect(await asked).toBe('never');
  });

  it('does not wait for workers that are busy with the work of others', async () => {
    const { promise: done, resolve: finish } = deferred();
    const { pool, working, serve, name } = both(async (job) => (job < 3 ? done.then(() => job) : job));
    const { pool: other } = both(async () => {}, name);
    const busy = [1, 2].map((job) => other.work(job));
    const served = serve();
    await setTimeout(200);
    said.length = 0;
    const asked = pool.work(3);
    await setTimeout(2_300);
    finish();
    expect(await asked).toBe(3);
    expect(said).toEqual([]);
    await Promise.all(busy);
    await Promise.all([pool.end(), other.end()]);
    working.abort();
    await served;
  });

  it('waits for a server that is away, says so, and goes on', async () => {
    said.length = 0;
    const { pool, serve, end } = both(async (job) => job);
    const served = serve();
    expect(await pool.work(1)).toBe(1);
    await server.kill();
    const later = pool.work(2);
    await expect.poll(() => said.join('\n'), { timeout: 60_000 }).toMatch(/does not answer/);
    await server.start();
    expect(await later).toBe(2);
    expect(said.join('\n')).toMatch(/is back/);
    expect(said.join('\n')).not.toMatch(/hush/);
    await end(served);
  });

  it('stops a worker whose server is away', async () => {
    said.length = 0;
    const { pool, working, serve } = both(async (job) => job);
    const served = serve();
    expect(await pool.work(1)).toBe(1);
    await pool.end();
    await server.kill();
    await expect.poll(() => said.join('\n'), { timeout: 60_000 }).toMatch(/does not answer/);
    working.abort();
    await served;
    await server.start();
  });
});
