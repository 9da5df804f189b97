import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Count, Table } from './counting.js';
import { runs } from './testing/effort.js';

const WIDTH = 3;
const key = (n: number) => Int32Array.of(n % 7, n, -n);
const counts = fc.oneof(fc.nat(), fc.bigInt({ min: 2n ** 53n, max: 2n ** 200n }));
const entries = fc.array(fc.tuple(fc.nat(5000), counts, fc.nat(100)), { maxLength: 3000 });

it('forgets, but never gives another position’s count', () => {
  fc.assert(
    fc.property(entries, fc.constantFrom(10, 1000, 64 * 1024, 1 << 22), (all, bytes) => {
      const table = new Table(WIDTH, 200, bytes);
      const known = new Map<number, Count>();
      for (const [n, count, work] of all) {
        if (known.has(n)) continue;
        table.set(key(n), 0, count, work);
        known.set(n, count);
      }
      for (const [n, count] of known) expect([undefined, count]).toContain(table.get(key(n), 0));
      expect(table.get(key(5001), 0)).toBeUndefined();
    }),
    { numRuns: runs(60) },
  );
});

it('keeps everything while there is room, however often it grows', () => {
  const table = new Table(WIDTH, 100, 1 << 24);
  let kept = 0;
  for (let n = 0; n < 20_000; n++) table.set(key(n), 0, n % 2 === 0 ? n : 2n ** 60n + BigInt(n), 1);
  for (let n = 0; n < 20_000; n++) {
    const count = table.get(key(n), 0);
    if (count === undefined) continue;
    kept++;
    expect(count).toBe(n % 2 === 0 ? n : 2n ** 60n + BigInt(n));
  }
  expect(kept).toBeGreaterThan(14_000);
});

it('goes on taking large counts where others were, when their room is full', () => {
  const table = new Table(WIDTH, 64, 4000);
  for (let n = 0; n < 1000; n++) table.set(key(n), 0, 2n ** 60n + BigInt(n), n);
  const late = Array.from({ length: 100 }, (_, i) => table.get(key(900 + i), 0)).filter((each) => each !== undefined);
  expect(late.length).toBeGreaterThan(0);
});

it('takes large counts again where plain numbers had their places', () => {
  const table = new Table(WIDTH, 64, 4000);
  const all = Array.from({ length: 3000 }, (_, n) => [n, n >= 1000 && n < 2000 ? n : 2n ** 60n + BigInt(n)] as const);
  for (const [n, count] of all) table.set(key(n), 0, count, n);
  expect(all.slice(2000).filter(([n, count]) => table.get(key(n), 0) === count).length).toBeGreaterThan(0);
});

it('keeps as many large counts as fit, by their digits', () => {
  const kept = [1600, 8000, 80_000].map((bits) => {
    const table = new Table(WIDTH, bits, 30_000);
    const all = Array.from({ length: 60 }, (_, n) => [n, 2n ** BigInt(bits - 1) + BigInt(n)] as const);
    for (const [n, count] of all) table.set(key(n), 0, count, 1);
    return all.filter(([n, count]) => table.get(key(n), 0) === count).length;
  });
  expect(kept).toEqual([37, 9, 0]);
});

it('keeps of two entries for one place the one that took more work', () => {
  const table = new Table(1, 1, 1);
  const put = (n: number, work: number) => table.set(Int32Array.of(n), 0, n, work);
  put(1, 50);
  put(2, 60);
  for (let n = 3; n < 50; n++) put(n, 1);
  const left = [1, 2].filter((n) => table.get(Int32Array.of(n), 0) !== undefined);
  expect(left).toContain(2);
});
