import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cell } from '../../model/cell.js';
import { holesOf, pieces } from '../../model/cell.js';
import { cellsDrawn } from './drawn.js';
import { imagesOf } from './images.js';
import { measureShape } from './shape-measures.js';

const plain = { isRectangle: false, isSymmetric: false, holes: 0, pieces: 1 };

it.each([
  ['#####', { ...plain, thin: 1, filled: 1, tips: 2, isRectangle: true, isSymmetric: true }],
  ['##|##|.#|.#', { ...plain, thin: 2 / 6, filled: 6 / 8, tips: 1 }],
  ['##.|.##', { ...plain, thin: 1, filled: 4 / 6, tips: 2, isSymmetric: true }],
  ['###|#.#|###', { ...plain, thin: 1, filled: 8 / 9, tips: 0, isSymmetric: true, holes: 1 }],
  ['##.##|##..#|....#', { ...plain, thin: 4 / 8, filled: 8 / 15, tips: 2, pieces: 2 }],
  ['.##.|#..#|.##.', { ...plain, thin: 1, filled: 0.5, tips: 4, isSymmetric: true, holes: 1, pieces: 4 }],
])('measures|%s', (text, expected) => {
  expect(measureShape(cellsDrawn(text))).toEqual(expected);
});

it('counts holes and pieces as they are found one by one, and is symmetric where two images are equal', () => {
  const place = fc.tuple(fc.integer({ min: -2, max: 3 }), fc.integer({ min: 5, max: 10 }));
  const anyCells = fc.uniqueArray(place, { minLength: 1, selector: String });
  fc.assert(
    fc.property(anyCells, (cells: readonly Cell[]) => {
      expect(measureShape(cells)).toMatchObject({
        holes: pieces(holesOf(cells)).length,
        pieces: pieces(cells).length,
        isSymmetric: new Set(imagesOf(cells).map(String)).size < 8,
      });
    }),
  );
});
