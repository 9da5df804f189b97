/** Puzzles made in threads, with a program of ours in each: what it says, and what becomes of one that fails. */
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { workInThreads } from '../src/commands/generate/in-threads.js';
import type { Job, Workshop } from '../src/commands/generate/job.js';
import { openPool } from '../src/threads/pool.js';
import { file } from './files.js';

/** What it does depends on the seed. */
const THREAD = `
import { parentPort, threadId } from 'node:worker_threads';
const say = (said) => parentPort.postMessage(said);
let waiting;
parentPort.on('message', ({ job: { make: job } = {}, stop }) => {
  if (stop) return waiting?.('aborted');
  const end = (why) => say({ result: { type: 'stopped', why, nearest: { thread: threadId, seed: job.seed }, milliseconds: 0 } });
  if (job.seed === 'crash') throw new Error('crashed');
  if (job.seed === 'fail') return say({ failure: 'failed' });
  if (job.seed !== 'wait') return end('nodes');
  say({ progress: { nodes: 7, graded: 2 } });
  waiting = end;
});
`;

const shops: Workshop[] = [];
afterEach(() => {
  for (const shop of shops.splice(0)) shop.close();
});

function open(count: number, signal = new AbortController().signal): Workshop {
  const shop = workInThreads(openPool(pathToFileURL(file('thread.mjs', THREAD)), count, signal));
  shops.push(shop);
  return shop;
}

const job = (seed: string): Job => ({ kind: 'pips', request: {}, seed, timeout: 1000 });

it('makes any number of puzzles in as many threads as asked for', async () => {
  const shop = open(2);
  const seeds = ['a', 'b', 'c', 'd', 'e'];
  const outcomes = await Promise.all(seeds.map((seed) => shop.make(job(seed))));
  const made = outcomes.map((outcome) => (outcome as unknown as { nearest: { seed: string; thread: number } }).nearest);
  expect(made.map(({ seed }) => seed)).toEqual(seeds);
  expect(new Set(made.map(({ thread }) => thread)).size).toBe(2);
});

it('says what went wrong, and goes on with the others', async () => {
  const shop = open(1);
  const results = await Promise.allSettled(['fail', 'crash', 'a'].map((seed) => shop.make(job(seed))));
  expect(results).toMatchObject([
    { status: 'rejected', reason: { message: 'failed' } },
    { status: 'rejected', reason: { message: 'crashed' } },
    { status: 'fulfilled', value: { nearest: { seed: 'a' } } },
  ]);
});

it('knows how far it is, and stops what is being made', async () => {
  const controller = new AbortController();
  const shop = open(2, controller.signal);
  const made = ['wait', 'wait'].map((seed) => shop.make(job(seed)));
  while (shop.progress.nodes < 14) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(shop.progress).toEqual({ nodes: 14, graded: 4 });
  controller.abort();
  expect(await Promise.all(made)).toMatchObject([{ why: 'aborted' }, { why: 'aborted' }]);
  expect(shop.progress).toEqual({ nodes: 0, graded: 0 });
});
