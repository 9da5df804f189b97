import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costOf, effortOf, forItsSize, labelOf } from './scale.js';

const costs = fc.array(fc.double({ min: 0.1, max: 80, noNaN: true }), { minLength: 1, maxLength: 9 });
const plain = (cost: number) => ({ cost, isSupposition: false });
const unit = { unit: 2 };

it('makes an argument of four times the cost eight times as hard to find', () => {
  expect(costOf([plain(4)], unit)).toBe(8 * costOf([plain(1)], unit));
});

it('adds up what a chapter needs, and suppositions three times', () => {
  expect(costOf([plain(1), plain(4), { cost: 4, isSupposition: true }], unit)).toBe(2 * (1 + 8 + 24));
});

it('asks for no more than for 40, however long a chain is', () => {
  expect(costOf([plain(41)], unit)).toBe(costOf([plain(40)], unit));
  expect(costOf([plain(39)], unit)).toBeLessThan(costOf([plain(40)], unit));
});

it('asks for half the effort where four chapters of one cost are open, and for a look at what is not finished', () => {
  expect(effortOf([8], 3, { look: 2 })).toBeCloseTo(8 + 6, 9);
  expect(effortOf([8, 8, 8, 8], 3, { look: 2 })).toBeCloseTo(4 + 6, 9);
});

it('asks for less the more are open, and never for more than the easiest alone', () => {
  fc.assert(
    fc.property(costs, fc.double({ min: 0.1, max: 80, noNaN: true }), (some, another) => {
      const before = effortOf(some, 0, { look: 1 });
      expect(effortOf([...some, another], 0, { look: 1 })).toBeLessThan(before);
      expect(before).toBeLessThanOrEqual(Math.min(...some) * (1 + 1e-9));
    }),
  );
});

it('compares with what is typical of as many things: n√n times what is of one', () => {
  expect(forItsSize(24, 4, { typical: 3 })).toBe(0);
  expect(forItsSize(36, 4, { typical: 3 })).toBe(0.5);
  expect(forItsSize(0, 0, { typical: 3 })).toBe(0);
});

const TECHNIQUES = [
  { name: 'single', level: 1 },
  { name: 'plain', level: 2 },
  { name: 'both', level: 5 },
  { name: 'ahead', level: 6 },
];

it.each([
  [10, ['plain'], 'easy'],
  [10.1, ['plain'], 'medium'],
  [20, ['plain', 'ahead', 'ahead'], 'medium'],
  [20.1, ['plain'], 'hard'],
  [40, ['plain'], 'hard'],
  [40.1, ['plain'], 'expert'],
  [5, ['ahead', 'ahead', 'ahead'], 'expert'],
  [5, ['single', 'both'], 'medium'],
  [400, ['single', 'single'], 'hard'],
  [0, [], 'easy'],
] as const)('labels an effort of %s with the steps %j %s', (effort, names, label) => {
  expect(labelOf(effort, names, TECHNIQUES, { most: { easy: 10, medium: 20, hard: 40 } })).toBe(label);
});
