import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InOrder } from './in-order.js';

interface Thing {
  readonly bytes: number;
  readonly number: number;
}

async function* count(total: number, onTaken: (number: number) => void): AsyncGenerator<Thing, void> {
  for (let number = 0; number < total; number++) {
    onTaken(number);
    yield { number, bytes: 1 };
  }
}

const turns = async (many: number) => {
  for (let i = 0; i < many; i++) await new Promise((resolve) => setImmediate(resolve));
};

it('gives results in order, however long each takes, and never has more than it may', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(4)),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 9 }),
      async (times, atOnce, most) => {
        let [waiting, worst] = [0, 0];
        const inOrder = new InOrder<Thing, Thing>({ most, mostBytes: 100, atOnce }, async (thing) => {
          waiting++;
          worst = Math.max(worst, waiting);
          await turns(times[thing.number] ?? 0);
          return thing;
        });
        const found: number[] = [];
        for await (const { number } of inOrder.results(count(times.length, () => {}))) {
          waiting--;
          found.push(number);
          await turns(number % 2);
        }
        expect(found).toEqual(times.map((_, i) => i));
        expect(worst).toBeLessThanOrEqual(most);
      },
    ),
    { numRuns: 50 },
  );
});

it('waits with reading when results pile up behind a slow one', async () => {
  let taken = 0;
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const inOrder = new InOrder<Thing, Thing>({ most: 1000, mostBytes: 50, atOnce: 2 }, async (thing) => {
    if (thing.number === 0) await slow;
    return { ...thing, bytes: 10 };
  });
  const results = inOrder.results(
    count(100, (number) => {
      taken = number;
    }),
  );
  const first = results.next();
  await turns(50);
  expect(taken).toBeLessThan(10);
  finish();
  expect((await first).value?.number).toBe(0);
  let many = 1;
  for await (const _ of results) many++;
  expect(many).toBe(100);
});

it('tells what went wrong, behind the results before it', async () => {
  const inOrder = new InOrder<Thing, Thing>({ most: 10, mostBytes: 50, atOnce: 2 }, async (thing) => {
    if (thing.number === 2) throw new Error('failed');
    return thing;
  });
  const found: number[] = [];
  await expect(async () => {
    for await (const { number } of inOrder.results(count(9, () => {}))) found.push(number);
  }).rejects.toThrow('failed');
  expect(found).toEqual([0, 1]);
});

it('ends when it is told to, though the next thing never comes', async () => {
  async function* never(): AsyncGenerator<Thing, void> {
    yield { number: 0, bytes: 1 };
    await new Promise(() => {});
  }
  const stop = new AbortController();
  const inOrder = new InOrder<Thing, Thing>({ most: 10, mostBytes: 50, atOnce: 2 }, async (thing) => thing);
  const found: number[] = [];
  for await (const { number } of inOrder.results(never(), stop.signal)) {
    found.push(number);
    setTimeout(() => stop.abort(), 5);
  }
  expect(found).toEqual([0]);
});
