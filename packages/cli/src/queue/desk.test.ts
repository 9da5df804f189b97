import { afterEach, expect, it, vi } from 'vitest';
import { Failure } from '../usage-error.js';
import { readQueueAddress } from './address.js';
import type { JobQueue } from './connection.js';
import { Desk } from './desk.js';
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
