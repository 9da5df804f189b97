import { afterEach, expect, it, vi } from 'vitest';
import { Failure } from '../usage-error.js';
import { readQueueAddress } from './address.js';
import type { JobQueue } from './connection.js';
import { Desk } from './desk.js';
import { idOf } from './jobs.js';
import { Patience } from './patience.js';

afterEach(() => vi.restoreAllMocks());

function deskAt(queue: object, signal: AbortSignal): Desk {
  const usual = { addBulk: async () => [], getJob: async () => ({}) };
  const patience = new Patience(readQueueAddress('redis://host'), () => {});
  return new Desk(Promise.resolve({ ...usual, ...queue } as unknown as JobQueue), patience, 1, signal);
}

it('stops at once while a server that is away keeps the question for workers', async () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 10_000));
  const stopping = new AbortController();
  const getWorkersCount = () => {
    stopping.abort();
    return new Promise<never>(() => {});
  };
  await expect(deskAt({ getWorkersCount }, stopping.signal).ask('job')).rejects.toThrow('interrupted');
});

it('ends where a server refuses to have a job done again, and goes on where another has seen to it', async () => {
  const { signal } = new AbortController();
  const failed = (isStillFailed: boolean) => ({
    finishedOn: 1,
    failedReason: 'something',
    retry: () => Promise.reject(new Error('OOM command not allowed')),
    isFailed: async () => isStillFailed,
  });
  const refusing = deskAt({ getJob: async () => failed(true) }, signal);
  const refusal = refusing.ask('job');
  await expect(refusal).rejects.toThrow(Failure);
  await expect(refusal).rejects.toThrow('OOM command not allowed');
  const found: object[] = [failed(false), { finishedOn: 1, returnvalue: { done: '1' } }];
  expect(await deskAt({ getJob: async () => found.shift() }, signal).ask('job')).toEqual({ done: '1' });
});

/** A queue that has done each job as soon as somebody looks. */
function doneAtOnce() {
  const removed: string[] = [];
  let isClosed = false;
  const queue = {
    getJob: async (id: string) => ({ finishedOn: 1, returnvalue: { done: id } }),
    remove: async (id: string) => void removed.push(id),
    close: async () => {
      isClosed = true;
    },
  };
  return { queue, removed, isClosed: () => isClosed };
}

const [ID_A, ID_B] = [idOf('a'), idOf('b')];

it('takes what was answered from the queue, but for the last until it closes', async () => {
  const { queue, removed, isClosed } = doneAtOnce();
  const desk = deskAt(queue, new AbortController().signal);
  expect(await Promise.all(['a', 'b'].map((job) => desk.ask(job)))).toEqual([{ done: ID_A }, { done: ID_B }]);
  await vi.waitFor(() => expect(removed).toEqual([ID_A]));
  expect(isClosed()).toBe(false);
  await desk.close();
  expect(removed).toEqual([ID_A, ID_B]);
  expect(isClosed()).toBe(true);
});

it('looks for an answer less and less often', async () => {
  const stopping = new AbortController();
  const getJob = vi.fn(async () => ({}));
  const asked = deskAt({ getJob }, stopping.signal).ask('job');
  setTimeout(() => stopping.abort(), 300);
  await expect(asked).rejects.toThrow('interrupted');
  expect(getJob.mock.calls.length).toBeLessThan(10);
});

it('leaves a job in the queue that is asked for again', async () => {
  const { queue, removed } = doneAtOnce();
  const desk = deskAt(queue, new AbortController().signal);
  await Promise.all(['a', 'b', 'a'].map((job) => desk.ask(job)));
  await desk.close();
  expect(removed).toEqual([ID_B, ID_A]);
});

it('puts a job into the queue again that is gone from it, and no other', async () => {
  const found: (object | undefined)[] = [undefined, {}, { finishedOn: 1, returnvalue: { done: '1' } }];
  const put: unknown[] = [];
  const queue = { getJob: async () => found.shift(), addBulk: async (jobs: unknown) => void put.push(jobs) };
  await deskAt(queue, new AbortController().signal).ask('job');
  expect(put).toEqual([put[0], put[0]]);
});

it('leaves all answers for later where it is interrupted', async () => {
  const { queue, removed, isClosed } = doneAtOnce();
  const stopping = new AbortController();
  const desk = deskAt(queue, stopping.signal);
  await desk.ask('a');
  stopping.abort();
  await desk.close();
  expect([removed, isClosed()]).toEqual([[], true]);
});

it('says once that there are no workers, and not at the first look', () => {
  const said: string[] = [];
  const patience = new Patience(readQueueAddress('redis://host'), (text) => said.push(text));
  const after = [0, 1, 0, 0, 0].map((workers) => {
    patience.counted(workers);
    return said.length;
  });
  expect(after).toEqual([0, 0, 0, 1, 1]);
});

it('asks for workers again where the server was away, and goes on where it does not tell', async () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 10_000));
  const found: object[] = [{}, { finishedOn: 1, returnvalue: { done: '1' } }];
  const refusals = [Object.assign(new Error('no'), { code: 'ECONNREFUSED' }), new Error('NOPERM')];
  const queue = { getJob: async () => found.shift(), getWorkersCount: () => Promise.reject(refusals.shift()) };
  expect(await deskAt(queue, new AbortController().signal).ask('job')).toEqual({ done: '1' });
  expect(refusals).toEqual([]);
});

it('works again after a rest, and closes where there is no queue', async () => {
  const { signal } = new AbortController();
  const desk = deskAt(doneAtOnce().queue, signal);
  await desk.ask('a');
  await new Promise(setImmediate);
  expect(await desk.ask('b')).toEqual({ done: ID_B });
  const patience = new Patience(readQueueAddress('redis://host'), () => {});
  await new Desk(Promise.resolve(undefined), patience, 1, signal).close();
});
