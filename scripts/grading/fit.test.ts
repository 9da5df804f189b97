import { Random } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOAKING } from '../../packages/core/src/testing/effort.js';
import { effortBy, fitScale, labelBy, scaled } from './fit.mjs';
import { ordered, percentile, rankCorrelation } from './judge.mjs';
import { lowest } from './minimum.mjs';

describe('lowest', () => {
  it('finds the end of a long curved valley', () => {
    const [x, y] = lowest(([a = 0, b = 0]) => (1 - a) ** 2 + 100 * (b - a * a) ** 2, [-1.2, 1]);
    expect(x).toBeCloseTo(1, 3);
    expect(y).toBeCloseTo(1, 3);
  });
});

/** Puzzles that cost what these weights say, and are labelled by that alone. */
const TRUE = { step: 1, harder: 3, premise: 0.2, link: 0.5, look: 0.4 };

function madeUp(count: number) {
  const random = new Random('made up');
  return Array.from({ length: count }, (_, i) => {
    const outlooks = Array.from({ length: random.between(3, 14) }, () => ({
      chapters: Array.from({ length: random.between(1, 4) }, () => ({
        steps: [random.int(3), 1 + random.int(2), random.int(2)],
        premises: random.between(2, 12),
        links: random.int(4),
      })),
      unfinished: random.between(1, 10),
    }));
    const orders = [outlooks];
    const effort = effortBy({ orders }, TRUE);
    const label = effort > 90 ? 2 : effort > 50 ? 1 : 0;
    return { name: `${i}`, group: `${i}`, size: outlooks.length, label, orders };
  });
}

describe('fitScale', () => {
  it('finds weights and bounds that tell labels apart', () => {
    const rows = madeUp(SOAKING ? 120 : 70);
    expect([0, 1, 2].map((label) => rows.filter((row) => row.label === label).length).every((n) => n > 10)).toBe(true);
    const { weights, bounds } = scaled(fitScale(rows, 3), 1, 100);
    expect(bounds[1]).toBeCloseTo(100, 6);
    const right = rows.filter((row) => labelBy(effortBy(row, weights), bounds) === row.label).length;
    expect(right / rows.length).toBeGreaterThan(0.93);
  });
});

describe('ordered', () => {
  const rows = [0, 1, 2, 1].map((label, i) => ({ name: '', group: '', size: i < 3 ? 4 : 5, label, orders: [] }));

  it('counts pairs of different labels, and those in the wrong order', () => {
    expect(ordered(rows, [1, 2, 3, 9], (a, b) => a.size === b.size)).toEqual({ pairs: 3, wrong: 0 });
    expect(ordered(rows, [1, 2, 3, 9], () => true)).toEqual({ pairs: 5, wrong: 1 });
    expect(ordered(rows, [2, 2, 1, 9], () => true)).toEqual({ pairs: 5, wrong: 3.5 });
  });
});

describe('rankCorrelation', () => {
  it('is 1 where the order is the same, −1 where it is turned round, and knows ties', () => {
    expect(rankCorrelation([1, 2, 30], [5, 6, 7])).toBeCloseTo(1, 9);
    expect(rankCorrelation([1, 2, 30], [7, 6, 5])).toBeCloseTo(-1, 9);
    // By hand: ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4.
    expect(rankCorrelation([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5), 9);
  });

  it('does not change with the scale', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 1_000 }), { minLength: 3, maxLength: 20 }), (values) => {
        const others = values.map((_, i) => i);
        expect(rankCorrelation(values.map(Math.sqrt), others)).toBeCloseTo(rankCorrelation(values, others), 9);
      }),
    );
  });
});

it('finds percentiles between values', () => {
  expect(percentile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(percentile([4, 1, 3, 2], 1)).toBe(4);
});
