import { Random } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, inReadingOrder } from '../../model/cell.js';
import { growShape, type ShapeStyle } from './grow-shape.js';
import { isTileable } from './is-tileable.js';
import { measureShape } from './shape-measures.js';

const styles = fc.record<ShapeStyle>(
  {
    symmetry: fc.constantFrom('mirror', 'rotation', 'none'),
    pieces: fc.integer({ min: 1, max: 2 }),
    holes: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe('growShape', () => {
  it('grows so many dominoes, in order, the same for a seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 3, max: 28 }), styles, (seed, dominoes, style) => {
        const cells = growShape(new Random(seed), dominoes, style);
        expect(cells).toHaveLength(dominoes * 2);
        expect(isTileable(cells)).toBe(true);
        expect(inReadingOrder(cells)).toEqual(cells);
        expect(boundsOf(cells)).toMatchObject({ top: 0, left: 0 });
        expect(growShape(new Random(seed), dominoes, style)).toEqual(cells);
      }),
    );
  });

  it('does as the style says, where the numbers allow it', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 6, max: 14 }), styles, (seed, half, style) => {
        const measures = measureShape(growShape(new Random(seed), half * 2, style));
        if (style.pieces !== undefined) expect(measures.pieces).toBe(style.pieces);
        if (style.holes !== undefined) expect(measures.holes > 0).toBe(style.holes);
        if (style.symmetry === 'mirror' || style.symmetry === 'rotation') expect(measures.isSymmetric).toBe(true);
      }),
    );
  });

  it('makes large boards that fit a phone', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 20, max: 28 }), (seed, dominoes) => {
        const { bottom, right } = boundsOf(growShape(new Random(seed), dominoes));
        expect(right + 1).toBeLessThanOrEqual((bottom + 1) * 1.2);
        expect([bottom < 10, right < 9]).toEqual([true, true]);
      }),
      { numRuns: 50 },
    );
  });

  describe.each([
    [5, { thin: 0.58, filled: 0.67, tips: 1.75, tipped: 0.8, symmetric: 0.45, holed: 0.12, parted: 0.01 }],
    [8, { thin: 0.39, filled: 0.64, tips: 1.7, tipped: 0.68, symmetric: 0.4, holed: 0.27, parted: 0.08 }],
    [13, { thin: 0.31, filled: 0.62, tips: 2.07, tipped: 0.69, symmetric: 0.33, holed: 0.24, parted: 0.13 }],
  ])('of %i dominoes is like boards made by hand', (dominoes, expected) => {
    const random = new Random(`by hand ${dominoes}`);
    const measured = Array.from({ length: 600 }, () => measureShape(growShape(random, dominoes)));
    const mean = (of: (measures: (typeof measured)[number]) => number | boolean) =>
      measured.reduce((sum, each) => sum + Number(of(each)), 0) / measured.length;

    it.each([
      ['thin', mean(({ thin }) => thin), expected.thin, 0.1],
      ['filled', mean(({ filled }) => filled), expected.filled, 0.06],
      ['tips', mean(({ tips }) => tips), expected.tips, 0.4],
      ['tipped', mean(({ tips }) => tips > 0), expected.tipped, 0.15],
      ['symmetric', mean(({ isSymmetric }) => isSymmetric), expected.symmetric, 0.08],
      ['holed', mean(({ holes }) => holes > 0), expected.holed, 0.07],
      ['parted', mean(({ pieces }) => pieces > 1), expected.parted, 0.05],
    ])('%s', (_, found, wanted, tolerance) => {
      expect(Math.abs(found - wanted)).toBeLessThan(tolerance);
    });
  });
});
