import { describe, expect, it } from 'vitest';
import { between, has, highest, isSingle, lowest, NONE, only, size, withoutLowest } from './pip-set.js';

describe('sets of pips', () => {
  it.each([
    [0, 2, 0b111],
    [1, 1, 0b10],
    [0, 18, 0b111_1111_1111_1111_1111],
    [2, 1, NONE],
    [5, -7, NONE],
    [-7, 1, 0b11],
    [-9, Number.NEGATIVE_INFINITY, NONE],
    [40, 50, NONE],
  ])('hold the pips between %d and %d', (low, high, expected) => {
    expect(between(low, high)).toBe(expected);
  });

  it('may have no upper end', () => {
    expect(between(3, Number.POSITIVE_INFINITY) & 0b11_1111).toBe(0b11_1000);
    expect(between(3, 1e300) & between(0, 5)).toBe(0b11_1000);
  });

  it('can be taken apart', () => {
    const set = only(2) | only(5) | only(18);
    expect([lowest(set), highest(set), size(set)]).toEqual([2, 18, 3]);
    expect(withoutLowest(set)).toBe(only(5) | only(18));
    expect([has(set, 5), has(set, 6)]).toEqual([true, false]);
    expect([isSingle(set), isSingle(only(18)), isSingle(NONE)]).toEqual([false, true, false]);
    expect([lowest(NONE), highest(NONE), size(NONE)]).toEqual([-1, -1, 0]);
  });
});
