/** A worker of a queue whose job system is played by the test: what it answers, and how it leaves. */
import { EventEmitter, once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { Deadly } from '../threads/deadly.js';
import { problem } from '../words.js';
import { readQueueAddress } from './address.js';
import type { Driver } from './driver.js';
import { decode, encode, MOST_DEATHS } from './jobs.js';
import { serveQueue } from './serve-queue.js';

const LOCK = 4_000;
const WEEK = { age: 604_800 };
const DEADLY = problem('workers-killed', {}, { workers: 1 });

type Work = (job: { data: string; stalledCounter: number }) => Promise<unknown>;

/** Begins to serve, and returns what the job system got and heard. @param memory what Redis tells of it */
async function serving(url: string, stopping = new AbortController(), memory?: string) {
  const got: unknown[] = [];
  const closed: unknown[] = [];
  const said: string[] = [];
  const done = vi.fn();
  const heard = new EventEmitter();
  const isReady = once(heard, 'ready');
  class Worker extends EventEmitter {
    constructor(...parts: unknown[]) {
      super();
      got.push(...parts);
      system = this;
    }
    async waitUntilReady() {}
    getBackend = () => ({ client: memory && Promise.resolve({ info: async () => memory }) });
    async close(force?: boolean) {
      closed.push(force);
      if (force === true) throw new Error('Connection is closed.');
    }
  }
  let system = new EventEmitter();
  const Client = class extends EventEmitter {};
  const driver = { Worker, Client, createPostgresBackend: 'backend' } as unknown as Driver;
  const served = serveQueue(driver, readQueueAddress(url), {
    name: 'portions',
    jobs: 2,
    lock: LOCK,
    pool: {
      async work(job) {
        if (job === 'deadly') throw new Deadly(DEADLY);
        if (job === 'wrong') throw new Error('a bug');
        return `${job} is done`;
      },
      close() {},
    },
    signal: stopping.signal,
    say: (text) => void said.push(text),
    onReady: async () => void heard.emit('ready'),
    onDone: done,
  });
  await Promise.race([isReady, served]);
  return { got, closed, said, done, served, stopping, system };
}

it('answers jobs, and gives one up that has killed too many', async () => {
  const { got, done, stopping, served, closed } = await serving('redis://host');
  const work = got[1] as Work;
  const answer = (job: string, stalledCounter = 0) => work({ data: encode(job), stalledCounter });
  const { done: result } = (await answer('a', MOST_DEATHS - 1)) as { done: string };
  expect(decode(result)).toBe('a is done');
  expect(await answer('deadly')).toEqual({ deadly: DEADLY });
  expect(await answer('wrong')).toEqual({ failed: 'a bug' });
  expect(done).toHaveBeenCalledTimes(3);
  expect(await answer('a', MOST_DEATHS)).toMatchObject({ deadly: { code: 'workers-killed', data: { workers: 3 } } });
  expect(closed).toEqual([]);
  stopping.abort();
  await served;
  expect(closed).toEqual([undefined]);
});

it.each([
  ['redis://host', { url: 'redis://host', maxRetriesPerRequest: null, connectTimeout: 5_000 }, undefined],
  ['postgres://host/d', { connectionString: 'postgres://host/d', schema: 'pipwright', migrate: true }, 'backend'],
])('opens %s with its times', async (url, connection, backend) => {
  const { got, stopping, served } = await serving(url);
  const times = { concurrency: 2, lockDuration: LOCK, stalledInterval: LOCK / 2, maxStalledCount: 1_000_000 };
  expect(got[0]).toBe('portions');
  expect(got[2]).toMatchObject({ ...times, connection, removeOnComplete: WEEK, removeOnFail: WEEK });
  expect(got[3]).toBe(backend);
  stopping.abort();
  await served;
});

it('does not wait for a server that is away', async () => {
  const { system, said, closed, stopping, served } = await serving('redis://host');
  system.emit('error', Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
  expect(said).toHaveLength(1);
  stopping.abort();
  await served;
  expect(closed).toEqual([true]);
});

it('opens nothing where it is told to stop before', async () => {
  const stopping = new AbortController();
  stopping.abort();
  expect((await serving('redis://host', stopping)).got).toEqual([]);
});

it.each<[memory: string, isRefused: boolean]>([
  ['maxmemory:100\r\nmaxmemory_policy:allkeys-lru\r\n', true],
  ['maxmemory:100\r\nmaxmemory_policy:noeviction\r\n', false],
  ['maxmemory:0\r\nmaxmemory_policy:allkeys-lru\r\n', false],
  ['used_memory:100\r\n', false],
])('of a server with %j is refused: %s', async (memory, isRefused) => {
  const stopping = new AbortController();
  const begun = serving('redis://host', stopping, memory);
  if (isRefused) return expect(begun).rejects.toThrow('Set its maxmemory-policy to noeviction; it is allkeys-lru.');
  const { served } = await begun;
  stopping.abort();
  await served;
});
