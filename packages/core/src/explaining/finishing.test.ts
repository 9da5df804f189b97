/** What can be kept among things of which some sets are solutions, by looking at all of them. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Finish, keepable } from './finishing.js';

const THINGS = 6;
const all = Array.from({ length: THINGS }, (_, id) => id);

/** Sets as bits. */
const solutions = fc.array(fc.nat(2 ** THINGS - 1), { maxLength: 8 });
const isIn = (id: number, set: number) => ((set >> id) & 1) === 1;
const canFinish = (some: readonly number[], sets: readonly number[]) =>
  sets.some((set) => some.every((id) => isIn(id, set)));

function finishBy(sets: readonly number[]): Finish {
  return function* (some) {
    yield;
    const set = sets.find((each) => some.every((id) => isIn(id, each)));
    return set === undefined ? undefined : (id) => isIn(id, set);
  };
}

function done<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done: isDone, value } = work.next();
    if (isDone) return value;
  }
}

it('keeps each thing that can be finished with what was kept before it', () => {
  fc.assert(
    fc.property(solutions, fc.shuffledSubarray(all), (sets, order) => {
      const kept: number[] = [];
      for (const id of order) if (canFinish([...kept, id], sets)) kept.push(id);
      expect(done(keepable(order, finishBy(sets)))).toEqual(kept);
    }),
  );
});
