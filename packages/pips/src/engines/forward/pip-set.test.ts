import { describe, expect, it } from 'vitest';
import { between, EMPTY, has, highest, isSingle, singleton, size, smallest, withoutLowest } from './pip-set.js';

describe('sets of pips', () => {
  it.each([
    [0, 2, 0b111],
    [1, 1, 0b10],
    [0, 18, 0b111_1111_1111_1111_1111],
    [2, 1, EMPTY],
    [5, -7, EMPTY],
    [-7, 1, 0b11],
    [-9, Number.NEGATIVE_INFINITY, EMPTY],
    [40, 50, EMPTY],
  ])('hold the pips between %d and %d', (low, high, expected) => {
    expect(between(low, high)).toBe(expected);
  });

  it('may have no upper end', () => {
    expect(between(3, Number.POSITIVE_INFINITY) & 0b11_1111).toBe(0b11_1000);
    expect(between(3, 1e300) & between(0, 5)).toBe(0b11_1000);
  });

  it('can be taken apart', () => {
    const set = singleton(2) | singleton(5) | singleton(18);
    expect([smallest(set), highest(set), size(set)]).toEqual([2, 18, 3]);
    expect(withoutLowest(set)).toBe(singleton(5) | singleton(18));
    expect([has(set, 5), has(set, 6)]).toEqual([true, false]);
    expect([isSingle(set), isSingle(singleton(18)), isSingle(EMPTY)]).toEqual([false, true, false]);
    expect([smallest(EMPTY), highest(EMPTY), size(EMPTY)]).toEqual([-1, -1, 0]);
  });
});
