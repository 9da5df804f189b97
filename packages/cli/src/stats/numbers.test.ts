import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binsOf, Numbers } from './numbers.js';

const numbersOf = (values: readonly number[]) => {
  const numbers = new Numbers();
  for (const value of values) numbers.add(value);
  return numbers;
};

const values = fc.array(fc.oneof(fc.nat(20), fc.nat(), fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constant(0)), {
  minLength: 1,
  maxLength: 200,
});

describe('numbers', () => {
  it('have the quantiles of a sorted list', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0.001, max: 1, noNaN: true }), (all, share) => {
        const quantile = numbersOf(all).quantile(share);
        expect(all.filter((value) => value <= quantile).length).toBeGreaterThanOrEqual(share * all.length);
        expect(all.filter((value) => value < quantile).length).toBeLessThan(share * all.length);
      }),
    );
  });

  it('are all in bins that follow each other, a few dozen at most', () => {
    fc.assert(
      fc.property(values, (all) => {
        const bins = binsOf(numbersOf(all));
        expect(bins.length).toBeLessThanOrEqual(50);
        for (const [i, { from, to, count }] of bins.entries()) {
          expect(to).toBeGreaterThan(from);
          if (i > 0) expect(from).toBe(bins[i - 1]?.to);
          expect(count).toBe(all.filter((value) => value >= from && value < to).length);
        }
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
      }),
    );
  });

  it('have round bounds, which grow where a few numbers are far beyond the others', () => {
    const bounds = (all: readonly number[]) => binsOf(numbersOf(all)).map(({ from }) => from);
    expect(bounds([3, 4, 4, 9])).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(bounds([3, 4, 4, 8.5])).toEqual([3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5]);
    expect(bounds([10, 12, 15, 5000])).toEqual([0, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]);
  });

  it.each([
    [[0, Number.MIN_VALUE]],
    [[1e-322, 2e-322, 3e-322]],
    [[1e-322, 1e-322, 1e-300]],
    [[0, Number.MAX_VALUE]],
    [[-Number.MAX_VALUE, Number.MAX_VALUE]],
    [[1, 1, Number.MAX_VALUE]],
    [[1e300, 1e300 + 1e285]],
    [[-5, -4, 100]],
    [[Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER]],
  ])('come to an end, however small or large they are: %j', (all) => {
    const bins = binsOf(numbersOf(all));
    expect(bins.length).toBeLessThanOrEqual(50);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
    for (const { from, to } of bins) expect(to).toBeGreaterThan(from);
  });
});
