import { expect, it } from 'vitest';
import { ExplainQueue } from './explain-queue.js';
import type { Work } from './explain-work.js';

const WORK = [][Symbol.iterator]() as unknown as Work<'hint'>;

function queueOf(...ahead: readonly boolean[]): ExplainQueue {
  const queue = new ExplainQueue();
  for (const [id, isAhead] of ahead.entries()) queue.add({ id, work: WORK, isAhead });
  return queue;
}

it('goes on with the newest question, then with what was asked ahead, in order', () => {
  const queue = queueOf(true, true, false, false);
  const order = [];
  for (let job = queue.next(); job !== undefined; job = queue.next()) {
    order.push(job.id);
    queue.drop(job.id);
  }
  expect(order).toEqual([3, 2, 0, 1]);
});

it('goes on first with what was asked ahead once somebody waits for it', () => {
  const queue = queueOf(true, true, false);
  queue.hurry(1);
  expect(queue.next()?.id).toBe(1);
  queue.hurry(7);
  expect(queue.next()?.id).toBe(1);
});

it('waits for nothing that was dropped', () => {
  const queue = queueOf(true, false);
  queue.drop(1);
  expect(queue.next()?.id).toBe(0);
  queue.drop(0);
  expect(queue.next()).toBeUndefined();
});
