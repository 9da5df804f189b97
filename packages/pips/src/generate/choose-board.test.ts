import { Random } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOAKING } from '../../../core/src/testing/effort.js';
import { chooseBoard } from './choose-board.js';
import { cellsDrawn } from './figures/drawn.js';
import { isTileable } from './figures/is-tileable.js';
import { measureShape, type ShapeMeasures } from './figures/shape-measures.js';
import { TIMES } from './level.js';
import { pickWeighted } from './pick-weighted.js';

describe('chooseBoard', () => {
  it('gives a board of so many dominoes, the same for a seed', () => {
    const levels = fc.constantFrom(undefined, 'easy', 'medium', 'hard', 'expert');
    fc.assert(
      fc.property(fc.integer(), levels, fc.integer({ min: 3, max: 28 }), (seed, difficulty, dominoes) => {
        const request = difficulty === undefined ? {} : ({ difficulty } as const);
        const cells = chooseBoard(new Random(seed), request, dominoes);
        expect(cells).toHaveLength(dominoes * 2);
        expect(isTileable(cells)).toBe(true);
        expect(chooseBoard(new Random(seed), request, dominoes)).toEqual(cells);
      }),
    );
  });

  it('takes what is asked for', () => {
    const random = new Random('asked');
    const shape = cellsDrawn('####|#..#');
    expect(chooseBoard(random, { shape }, 3)).toBe(shape);
    for (let i = 0; i < 20; i++)
      expect(measureShape(chooseBoard(random, { symmetry: 'mirror' }, 12)).isSymmetric).toBe(true);
  });

  describe.each([
    ['easy', { thin: 0.58, filled: 0.67, tips: 1.75, tipped: 0.8, symmetric: 0.47, holed: 0.12, parted: 0.01 }],
    ['medium', { thin: 0.39, filled: 0.64, tips: 1.7, tipped: 0.68, symmetric: 0.4, holed: 0.27, parted: 0.08 }],
    ['hard', { thin: 0.31, filled: 0.62, tips: 2.07, tipped: 0.69, symmetric: 0.33, holed: 0.24, parted: 0.13 }],
  ] as const)('for %s draws boards like those made by hand', (difficulty, expected) => {
    const random = new Random(`chosen ${difficulty}`);
    const measured = Array.from({ length: SOAKING ? 400 : 200 }, () =>
      measureShape(chooseBoard(random, { difficulty }, pickWeighted(random, TIMES[difficulty].dominoes))),
    );
    const mean = (of: (measures: ShapeMeasures) => number | boolean) =>
      measured.reduce((sum, each) => sum + Number(of(each)), 0) / measured.length;

    it.each([
      ['thin', mean(({ thin }) => thin), expected.thin, 0.1],
      ['filled', mean(({ filled }) => filled), expected.filled, 0.06],
      ['tips', mean(({ tips }) => tips), expected.tips, 0.4],
      ['tipped', mean(({ tips }) => tips > 0), expected.tipped, 0.15],
      ['symmetric', mean(({ isSymmetric }) => isSymmetric), expected.symmetric, 0.1],
      ['holed', mean(({ holes }) => holes > 0), expected.holed, 0.1],
      ['parted', mean(({ pieces }) => pieces > 1), expected.parted, 0.06],
    ])('%s', (_, found, wanted, tolerance) => {
      expect(Math.abs(found - wanted)).toBeLessThan(tolerance);
    });
  });
});
