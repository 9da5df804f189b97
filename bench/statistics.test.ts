import { expect, it } from 'vitest';
import { groupBy, median, quantile, total } from './statistics.mjs';

const NEVER = Number.POSITIVE_INFINITY;

it.each([
  [[3], 3],
  [[4, 1, 3], 3],
  [[1, 2, 3, 10], 2.5],
  [[1, NEVER, NEVER], NEVER],
  [[1, 2, NEVER, NEVER], NEVER],
  [[NEVER, NEVER], NEVER],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('takes quantiles that are values, the whole being the worst', () => {
  const values = Array.from({ length: 200 }, (_, i) => 200 - i);
  expect([0, 0.01, 0.5, 0.95, 0.99, 1].map((share) => quantile(values, share))).toEqual([1, 2, 100, 190, 198, 200]);
  expect(quantile([7], 0.99)).toBe(7);
  expect(quantile([1, NEVER], 1)).toBe(NEVER);
  expect(quantile([], 0.5)).toBeNaN();
});

it('sums, and groups in the order of the first of each', () => {
  expect(total([1, 2, 3])).toBe(6);
  expect([...groupBy(['bb', 'a', 'cc'], (word) => word.length)]).toEqual([
    [2, ['bb', 'cc']],
    [1, ['a']],
  ]);
});
