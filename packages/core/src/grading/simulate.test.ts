import fc from 'fast-check';
import { expect, it } from 'vitest';
import { curveOf } from './simulate.js';

const order = (efforts: readonly number[]) => ({ outlooks: [], efforts });

it('spreads what each move takes over its share of the solve', () => {
  expect(curveOf([order([10, 0])])).toEqual([2, 2, 2, 2, 2, 0, 0, 0, 0, 0]);
  expect(curveOf([order([10]), order([30])])).toEqual(new Array(10).fill(2));
  expect(curveOf([order([])])).toEqual(new Array(10).fill(0));
});

it('has ten points that are the whole effort together, however many moves there are', () => {
  const efforts = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.array(efforts, { minLength: 1, maxLength: 4 }), (all) => {
      const whole = all.flat().reduce((sum, effort) => sum + effort, 0) / all.length;
      const curve = curveOf(all.map(order));
      expect(curve).toHaveLength(10);
      expect(curve.reduce((sum, point) => sum + point, 0)).toBeCloseTo(whole, 6);
    }),
  );
});
