import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { ONE_PAGE, pageOf, startsOf } from './use-pages.js';

const TEXT = 'Row 4 lacks 2 and 3, and column 5 has its 2: r4c5 is 3. Where is the 7? In r1c4.';

it('gives back all of the text, whatever its pages', () => {
  const pages = { ...ONE_PAGE, starts: [0, 2, 3] };
  expect([0, 1, 2].map((page) => pageOf(TEXT, pages, page)).join(' ')).toBe(TEXT);
  expect(pageOf(TEXT, ONE_PAGE, 0)).toBe(TEXT);
});

it('fills pages, and begins none where it may not', () => {
  const lengths = [2, 3, 4, 1];
  const fits = (most: number) => (from: number, to: number) =>
    lengths.slice(from, to + 1).reduce((sum, length) => sum + length, 0) <= most;
  const any = () => true;
  expect(startsOf(4, any, fits(10))).toEqual([0]);
  expect(startsOf(4, any, fits(5))).toEqual([0, 2]);
  expect(startsOf(4, (part) => part !== 2, fits(7))).toEqual([0, 1, 3]);
  expect(
    startsOf(4, (part) => part !== 2, fits(5)),
    'two that stay together are too long',
  ).toBeUndefined();
  expect(startsOf(4, any, fits(3)), 'one is too long').toBeUndefined();
});

it('never overfills a page', () => {
  const part = fc.record({ length: fc.integer({ min: 1, max: 9 }), mayStart: fc.boolean() });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), fc.integer({ min: 9, max: 30 }), (parts, most) => {
      const size = (from: number, to: number) => parts.slice(from, to).reduce((sum, { length }) => sum + length, 0);
      const starts = startsOf(
        parts.length,
        (i) => parts[i]?.mayStart ?? false,
        (from, to) => size(from, to + 1) <= most,
      );
      if (starts === undefined) expect(size(0, parts.length)).toBeGreaterThan(most);
      for (const [i, start] of starts?.entries() ?? []) {
        expect(size(start, starts?.[i + 1] ?? parts.length)).toBeLessThanOrEqual(most);
        if (i > 0) expect(parts[start]?.mayStart).toBe(true);
      }
    }),
    { numRuns: runs(100) },
  );
});
