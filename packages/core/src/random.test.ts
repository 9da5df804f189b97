import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from './random.js';

const draw = (seed: number | string, count: number) => {
  const random = new Random(seed);
  return Array.from({ length: count }, () => random.uint32());
};

describe('Random', () => {
  // The figures come from a second implementation, in another language.
  it('gives the same sequence on every machine, for ever', () => {
    expect(draw(1, 4)).toEqual([194122539, 2790205013, 2479500261, 1780500583]);
    expect(draw('2025-10-12', 4)).toEqual([3629829331, 3871348559, 141090461, 469818677]);
  });

  it('reads a number and its digits as the same seed, and different seeds differently', () => {
    expect(draw(42, 8)).toEqual(draw('42', 8));
    const firsts = new Set(Array.from({ length: 2000 }, (_, seed) => draw(seed, 1)[0]));
    expect(firsts.size).toBe(2000);
  });

  it('spreads int(n) evenly', () => {
    const random = new Random('even');
    const counts = new Array(7).fill(0);
    for (let i = 0; i < 70_000; i++) counts[random.int(7)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('stays within its ranges', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, least, width) => {
        const value = new Random(seed).between(least, least + width);
        expect(value).toBeGreaterThanOrEqual(least);
        expect(value).toBeLessThanOrEqual(least + width);
      }),
    );
  });

  it('shuffles without losing anything, and does shuffle', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, items) => {
        expect(new Random(seed).shuffle(items).sort()).toEqual([...items].sort());
      }),
    );
    const items = Array.from({ length: 20 }, (_, i) => i);
    expect(new Random(1).shuffle(items)).not.toEqual(items);
  });

  it('refuses to pick from nothing', () => {
    const random = new Random(1);
    expect(() => random.pick([])).toThrow(RangeError);
    expect(() => random.int(0)).toThrow(RangeError);
    expect(() => random.between(3, 2)).toThrow(RangeError);
    expect(() => random.int(2 ** 33)).toThrow(RangeError);
  });

  it('is fair where most draws of a plain remainder would not be', () => {
    const random = new Random('fair');
    const below = 3 * 2 ** 30;
    let low = 0;
    for (let i = 0; i < 3000; i++) if (random.int(below) < 2 ** 30) low++;
    expect(Math.abs(low - 1000)).toBeLessThan(150);
  });

  it('takes chances as often as told', () => {
    const random = new Random('chance');
    let taken = 0;
    for (let i = 0; i < 10_000; i++) if (random.chance(0.25)) taken++;
    expect(Math.abs(taken - 2500)).toBeLessThan(200);
    expect(random.chance(0)).toBe(false);
    expect(random.chance(1)).toBe(true);
  });
});
