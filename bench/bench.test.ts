import { expect, it } from 'vitest';
import { parseOptions } from './options.mjs';
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

it('writes to docs after a full run, elsewhere after a quick one', () => {
  expect(parseOptions([], '/r')).toMatchObject({ data: undefined, out: '/r/docs', limits: { cap: 60_000 } });
  expect(parseOptions(['--quick'], '/r')).toMatchObject({ out: '/r/bench/quick', limits: { cap: 5000 } });
  expect(parseOptions(['days', '--cap', '500ms', '--out', 'o'], '/r')).toMatchObject({
    data: 'days',
    out: 'o',
    limits: { cap: 500 },
  });
});

it.each([[['a', 'b']], [['--cap', '5']], [['--cap', 'soon']], [['--fast']], [['--only', 'chess']], [['--help']]])(
  'refuses %j',
  (argv) => {
    expect(() => parseOptions(argv, '/r')).toThrow();
  },
);

it('measures every part, or one', () => {
  expect(parseOptions([], '/r').parts).toEqual(['csp', 'futoshiki', 'pips']);
  expect(parseOptions(['--only', 'csp'], '/r').parts).toEqual(['csp']);
});
