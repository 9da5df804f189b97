import { Random } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, sample } from '../../../../core/src/testing/effort.js';
import { boundsOf, inReadingOrder } from '../../model/cell.js';
import { cellsDrawn, silhouettes } from './drawn.js';
import { shapeKey } from './images.js';
import { isTileable } from './is-tileable.js';
import { measureShape } from './shape-measures.js';
import { varySymmetric } from './vary-symmetric.js';

const symmetric = silhouettes().filter(({ cells }) => measureShape(cells).isSymmetric);

describe('varySymmetric', () => {
  it('keeps a figure symmetric, in as many pieces and holes, and gives it so many dominoes', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.constantFrom(...symmetric),
        fc.integer({ min: -2, max: 2 }),
        (seed, { cells }, more) => {
          const varied = varySymmetric(new Random(seed), cells, cells.length / 2 + more);
          if (varied === undefined) return;
          expect(varied).toHaveLength(cells.length + 2 * more);
          expect(isTileable(varied)).toBe(true);
          expect(inReadingOrder(varied)).toEqual(varied);
          expect(boundsOf(varied)).toMatchObject({ top: 0, left: 0 });
          const [before, after] = [measureShape(cells), measureShape(varied)];
          expect([after.isSymmetric, after.pieces, after.holes]).toEqual([true, before.pieces, before.holes]);
        },
      ),
      { numRuns: runs(60, 2000) },
    );
  });

  it('finds something for nearly all, with more, fewer and as many dominoes', () => {
    const random = new Random('symmetric');
    for (const more of [-1, 0, 1, 2]) {
      const varied = sample(symmetric, 3).map(({ cells }) => ({
        cells,
        to: varySymmetric(random, cells, cells.length / 2 + more),
      }));
      expect(varied.filter(({ to }) => to !== undefined).length / varied.length, `${more}`).toBeGreaterThan(0.8);
      const changed = varied.filter(({ cells, to }) => to && shapeKey(cells) !== shapeKey(to));
      expect(changed.length / varied.length, `${more}`).toBeGreaterThan(0.7);
    }
  });

  it('leaves alone what is not symmetric, or too far off', () => {
    expect(varySymmetric(new Random(1), cellsDrawn('##..|.###|.#..'), 3)).toBeUndefined();
    expect(varySymmetric(new Random(1), cellsDrawn('####|####'), 7)).toBeUndefined();
  });

  it('takes a half turn for a symmetry, and a quarter turn not for one alone', () => {
    const pinwheel = cellsDrawn('.#..|.###|###.|..#.');
    for (let seed = 0; seed < 30; seed++) {
      const varied = varySymmetric(new Random(seed), pinwheel, 6);
      expect(varied && measureShape(varied).isSymmetric).toBe(true);
    }
  });
});
