import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chanceOf, costOf, effortOf, labelOf, type Scale, sizeOf } from './scale.js';

const WEIGHTS = { step: 1, harder: 3, premise: 0.1, link: 0.5, look: 2 };
const SCALE: Scale = { version: 1, weights: WEIGHTS, most: { easy: 10, medium: 20, hard: 40 } };
const costs = fc.array(fc.double({ min: 0.1, max: 80, noNaN: true }), { minLength: 1, maxLength: 9 });

it('counts the steps of each level, the premises and the links of a chapter', () => {
  expect(sizeOf([1, 3, 1], 7, 2)).toEqual({ steps: [2, 0, 1], premises: 7, links: 2 });
});

it('makes steps of a level cost more than those below', () => {
  expect(costOf({ steps: [2, 0, 1], premises: 10, links: 2 }, WEIGHTS)).toBeCloseTo(2 + 9 + 1 + 1, 9);
});

it('asks for half the effort where four chapters of one cost are open, and for looking ahead where nothing is', () => {
  expect(effortOf([8], 3, WEIGHTS)).toBeCloseTo(8 + 6, 9);
  expect(effortOf([8, 8, 8, 8], 3, WEIGHTS)).toBeCloseTo(4 + 6, 9);
  expect(effortOf([], 3, WEIGHTS)).toBe(81 + 6);
  expect(effortOf([500], 3, WEIGHTS)).toBe(81 + 6);
});

it('asks for less the more are open, and never for more than the easiest alone', () => {
  fc.assert(
    fc.property(costs, fc.double({ min: 0.1, max: 80, noNaN: true }), (some, another) => {
      const before = effortOf(some, 0, WEIGHTS);
      expect(effortOf([...some, another], 0, WEIGHTS)).toBeLessThan(before);
      expect(before).toBeLessThanOrEqual(Math.min(...some) * (1 + 1e-9));
    }),
  );
});

it('finds the easier one first more often', () => {
  expect(chanceOf(2)).toBe(4 * chanceOf(4));
});

it.each([
  [10, 0, 'easy'],
  [10.1, 0, 'medium'],
  [20, 2, 'medium'],
  [20.1, 0, 'hard'],
  [40, 0, 'hard'],
  [40.1, 0, 'expert'],
  [5, 3, 'expert'],
] as const)('labels an effort of %s with %s steps of looking ahead %s', (effort, lookingAhead, label) => {
  expect(labelOf(effort, lookingAhead, SCALE)).toBe(label);
});
