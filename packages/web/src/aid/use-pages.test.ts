import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { ONE_PAGE, pageOf, startsOf } from './use-pages.js';

const TEXTS = ['The 3 is a 1 and a 2.', 'r4c5 is 1.', 'Place the 1–4: 1 on r4c5, 4 on r4c6.'];

it('gives back all of the text, whatever its pages', () => {
  const pages = { ...ONE_PAGE, starts: [0, 2] };
  const text = TEXTS.join(' ');
  expect([0, 1].map((page) => pageOf(TEXTS, pages, page)).join(' ')).toBe(text);
  expect(pageOf(TEXTS, pages, 1)).toBe(TEXTS[2]);
  expect(pageOf(TEXTS, ONE_PAGE, 0)).toBe(text);
});

it('fills pages with whole sentences', () => {
  const lengths = [2, 3, 4, 1];
  const fits = (most: number) => (from: number, to: number) =>
    lengths.slice(from, to + 1).reduce((sum, length) => sum + length, 0) <= most;
  expect(startsOf(4, fits(10)), 'two at most').toEqual([0, 2]);
  expect(startsOf(4, fits(5))).toEqual([0, 2]);
  expect(startsOf(4, fits(4))).toEqual([0, 1, 2, 3]);
  expect(startsOf(4, fits(3)), 'one is too long').toBeUndefined();
});

it('never overfills a page, and leaves none that has room for the next sentence', () => {
  const length = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(fc.array(length, { minLength: 1, maxLength: 12 }), fc.integer({ min: 5, max: 30 }), (lengths, most) => {
      const size = (from: number, to: number) => lengths.slice(from, to).reduce((sum, each) => sum + each, 0);
      const starts = startsOf(lengths.length, (from, to) => size(from, to + 1) <= most);
      if (starts === undefined) expect(Math.max(...lengths)).toBeGreaterThan(most);
      for (const [i, start] of starts?.entries() ?? []) {
        const next = starts?.[i + 1];
        expect(size(start, next ?? lengths.length)).toBeLessThanOrEqual(most);
        if (next !== undefined && next - start < 2) expect(size(start, next + 1)).toBeGreaterThan(most);
        expect((next ?? lengths.length) - start).toBeLessThanOrEqual(2);
      }
    }),
    { numRuns: runs(100) },
  );
});
