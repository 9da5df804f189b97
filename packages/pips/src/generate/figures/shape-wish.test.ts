import { Random } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { TIMES } from '../level.js';
import { pickWeighted } from '../pick-weighted.js';
import { cellsDrawn } from './drawn.js';
import { measureShape } from './shape-measures.js';
import { distance, drawWish, isOfSort, type ShapeWish } from './shape-wish.js';

const RING: ShapeWish = {
  isSymmetric: true,
  isHoled: true,
  isParted: false,
  isRectangle: false,
  tips: 0,
  thin: 1,
  filled: 0.9,
};
const ring = measureShape(cellsDrawn('###|#.#|###'));
const withTail = measureShape(cellsDrawn('###..|#.###|###..'));
const snake = measureShape(cellsDrawn('##..|.##.|..##'));

describe('a wish for a shape', () => {
  it('knows the sort', () => {
    expect([ring, withTail, snake].map((each) => isOfSort(RING, each))).toEqual([true, true, false]);
  });

  it('is nearer to a shape of its sort, and then to one with as many tips', () => {
    const [first, second, third] = [ring, withTail, snake].map((each) => distance(RING, each));
    expect(first).toBeLessThan(second ?? 0);
    expect(second).toBeLessThan(third ?? 0);
  });

  it.each([
    ['easy', { symmetric: 0.47, holed: 0.12, parted: 0.01, tipped: 0.8, tips: 1.75 }],
    ['medium', { symmetric: 0.4, holed: 0.27, parted: 0.08, tipped: 0.68, tips: 1.7 }],
    ['hard', { symmetric: 0.33, holed: 0.24, parted: 0.13, tipped: 0.69, tips: 2.07 }],
  ] as const)('for %s is as often this or that as boards made by hand', (level, expected) => {
    const random = new Random('wishes');
    const wishes = Array.from({ length: 2000 }, () =>
      drawWish(random, level, pickWeighted(random, TIMES[level].dominoes)),
    );
    const mean = (of: (wish: ShapeWish) => number | boolean) =>
      wishes.reduce((sum, wish) => sum + Number(of(wish)), 0) / wishes.length;
    expect(Math.abs(mean(({ isSymmetric }) => isSymmetric) - expected.symmetric)).toBeLessThan(0.1);
    expect(Math.abs(mean(({ isHoled }) => isHoled) - expected.holed)).toBeLessThan(0.1);
    expect(Math.abs(mean(({ isParted }) => isParted) - expected.parted)).toBeLessThan(0.04);
    expect(Math.abs(mean(({ tips }) => tips > 0) - expected.tipped)).toBeLessThan(0.15);
    expect(Math.abs(mean(({ tips }) => tips) - expected.tips)).toBeLessThan(0.4);
  });
});
