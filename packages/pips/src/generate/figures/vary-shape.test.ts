import { Random } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { boundsOf, cellKey, inReadingOrder } from '../../model/cell.js';
import { cellsDrawn, silhouettes } from './drawn.js';
import { shapeKey } from './images.js';
import { isTileable } from './is-tileable.js';
import { measureShape } from './shape-measures.js';
import { fitShape, varyShape } from './vary-shape.js';

const anySilhouette = fc.constantFrom(...silhouettes());

describe('varyShape', () => {
  it('keeps a figure in as many pieces and holes, tileable, and within a domino of its size', () => {
    fc.assert(
      fc.property(fc.integer(), anySilhouette, (seed, { cells }) => {
        const varied = varyShape(new Random(seed), cells);
        expect(isTileable(varied)).toBe(true);
        expect(new Set(varied.map(cellKey)).size).toBe(varied.length);
        expect(Math.abs(varied.length - cells.length)).toBeLessThanOrEqual(2);
        const [before, after] = [measureShape(cells), measureShape(varied)];
        expect([after.pieces, after.holes]).toEqual([before.pieces, before.holes]);
        expect(inReadingOrder(varied)).toEqual(varied);
        expect(boundsOf(varied)).toMatchObject({ top: 0, left: 0 });
        expect(varyShape(new Random(seed), cells)).toEqual(varied);
      }),
      { numRuns: runs(50, 1500) },
    );
  });

  it('changes most figures, and leaves most of each', () => {
    const random = new Random('varied');
    const pairs = silhouettes().map(({ cells }) => [cells, varyShape(random, cells)] as const);
    const changed = pairs.filter(([cells, varied]) => shapeKey(cells) !== shapeKey(varied));
    expect(changed.length / pairs.length).toBeGreaterThan(0.9);
    expect(new Set(pairs.map(([cells, varied]) => (varied.length - cells.length) / 2))).toEqual(new Set([-1, 0, 1]));
  });

  it('gives one figure many faces', () => {
    const random = new Random('faces');
    const cat = silhouettes().find(({ name }) => name === 'cat')?.cells ?? [];
    const faces = new Set(Array.from({ length: 100 }, () => shapeKey(varyShape(random, cat))));
    expect(faces.size).toBeGreaterThan(60);
  });

  it('finds something to do with a single domino', () => {
    expect(varyShape(new Random(1), cellsDrawn('##')).length).toBeGreaterThan(0);
  });
});

describe('fitShape', () => {
  it('gives a figure so many dominoes, and all else as it was', () => {
    fc.assert(
      fc.property(fc.integer(), anySilhouette, fc.integer({ min: -2, max: 2 }), (seed, { cells }, more) => {
        const dominoes = cells.length / 2 + more;
        const fitted = fitShape(new Random(seed), cells, dominoes);
        expect(fitted).toHaveLength(dominoes * 2);
        expect(isTileable(fitted)).toBe(true);
        expect(measureShape(fitted).pieces).toBe(measureShape(cells).pieces);
        if (more === 0) expect(fitted).toEqual(cells);
      }),
      { numRuns: runs(50, 1500) },
    );
  });

  it('does not go further', () => {
    const [first] = silhouettes();
    const cells = first?.cells ?? [];
    expect(() => fitShape(new Random(1), cells, cells.length / 2 + 3)).toThrow(RangeError);
    expect(() => fitShape(new Random(1), cellsDrawn('##|..|##'), 1)).toThrow(RangeError);
  });
});
