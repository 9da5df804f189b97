import { describe, expect, it } from 'vitest';
import { pairs } from '../../../../core/src/testing/short-forms.js';
import { type Silhouette, silhouetteNamed, silhouettes } from './drawn.js';
import { inCorner, shapeKey } from './images.js';
import { isTileable } from './is-tileable.js';
import { measureShape, type ShapeMeasures } from './shape-measures.js';

const dominoesOf = ({ cells }: Silhouette) => cells.length / 2;
const counts = (items: readonly (string | number)[]) =>
  items.reduce((all, item) => all.set(item, (all.get(item) ?? 0) + 1), new Map<string | number, number>());

describe('silhouettes', () => {
  it('have names of their own, by which they are found', () => {
    expect(silhouettes().length).toBeGreaterThanOrEqual(150);
    for (const each of silhouettes()) {
      expect(each.name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(silhouetteNamed(each.name)).toBe(each);
    }
    expect(silhouetteNamed('nothing')).toBeUndefined();
  });

  it.each(silhouettes().map((each) => [each.name, each] as const))(
    '%s can be tiled, and starts in the corner',
    (_, { cells }) => {
      expect(isTileable(cells)).toBe(true);
      expect(inCorner(cells)).toEqual(cells);
    },
  );

  it('are all different, however turned', () => {
    const twice = [...counts(silhouettes().map(({ cells }) => shapeKey(cells)))].filter(([, count]) => count > 1);
    expect(twice).toEqual([]);
  });

  it('come in every size', () => {
    const sizes = counts(silhouettes().map(dominoesOf));
    for (let dominoes = 3; dominoes <= 16; dominoes++)
      expect(sizes.get(dominoes) ?? 0, `${dominoes} dominoes`).toBeGreaterThanOrEqual(
        dominoes >= 4 && dominoes <= 14 ? 10 : 6,
      );
    expect(Math.max(...silhouettes().map(dominoesOf))).toBe(16);
  });

  it('give a day of one theme its three boards', () => {
    const themes = [...new Set(silhouettes().map(({ theme }) => theme))];
    const complete = themes.filter((theme) =>
      pairs('3,6 6,9 9,16').every(([least = 0, most = 0]) =>
        silhouettes().some((each) => each.theme === theme && dominoesOf(each) >= least && dominoesOf(each) <= most),
      ),
    );
    expect(complete.length).toBeGreaterThanOrEqual(12);
  });

  describe('have the limbs and the openness of boards made by hand', () => {
    const measured = silhouettes().map((each) => ({ dominoes: dominoesOf(each), ...measureShape(each.cells) }));
    const mean = (of: (measures: ShapeMeasures) => number | boolean, least = 3, most = 16) => {
      const some = measured.filter(({ dominoes }) => dominoes >= least && dominoes <= most);
      return some.reduce((sum, each) => sum + Number(of(each)), 0) / some.length;
    };

    it.each([
      ['thin cells, small', mean(({ thin }) => thin, 3, 6), 0.58, 0.58],
      ['thin cells, medium', mean(({ thin }) => thin, 7, 9), 0.39, 0.39],
      ['thin cells, large', mean(({ thin }) => thin, 10, 16), 0.31, 0.31],
      ['filled', mean(({ filled }) => filled), 0.65, 0.65],
      ['tips', mean(({ tips }) => tips), 1.7, 2.1],
      ['boards with a tip', mean(({ tips }) => tips > 0), 0.7, 0.8],
      ['symmetric', mean(({ isSymmetric }) => isSymmetric), 0.35, 0.47],
      ['rectangles', mean(({ isRectangle }) => isRectangle), 0.03, 0.05],
    ])('%s', (_, found, least, most) => {
      expect(found).toBeGreaterThan(least * 0.8);
      expect(found).toBeLessThan(most * 1.2);
    });

    it('some with holes, a few in several pieces', () => {
      expect(mean(({ holes }) => holes > 0)).toBeGreaterThan(0.1);
      expect(mean(({ pieces }) => pieces > 1)).toBeGreaterThan(0.02);
    });
  });
});
