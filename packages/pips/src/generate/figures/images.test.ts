import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Cell, cellKey } from '../../model/cell.js';
import { cellsDrawn } from './drawn.js';
import { imagesOf, inCorner, shapeKey } from './images.js';

const shapes = fc.uniqueArray(fc.tuple(fc.nat(4), fc.nat(4)), { selector: cellKey, minLength: 1, maxLength: 10 });

it('are eight, of which a shape without symmetry has no two alike', () => {
  const images = imagesOf(cellsDrawn('##.|.##|.#.'));
  expect(new Set(images.map(String)).size).toBe(8);
});

it('are those drawn here', () => {
  const drawings = ['#.. ###', '### #..', '..# ###', '### ..#', '## #. #.', '## .# .#', '.# .# ##', '#. #. ##'];
  const drawn = drawings.map((text) => String(inCorner(cellsDrawn(text.split(' ').join('|')))));
  expect(imagesOf(cellsDrawn('#..|###')).map(String).sort()).toEqual(drawn.sort());
});

it('share a key, wherever they lie', () => {
  fc.assert(
    fc.property(shapes, fc.integer({ min: -9, max: 9 }), fc.nat(7), (cells: readonly Cell[], away, which) => {
      const image = imagesOf(cells)[which] ?? [];
      expect(image).toHaveLength(cells.length);
      const moved = image.map(([row, column]): Cell => [row + away, column - 2 * away]).reverse();
      expect(shapeKey(moved)).toBe(shapeKey(cells));
    }),
  );
});

it('have a key of their own', () => {
  fc.assert(
    fc.property(shapes, shapes, (one: readonly Cell[], other: readonly Cell[]) => {
      const isImage = imagesOf(one).some((image) => String(image) === String(inCorner(other)));
      expect(shapeKey(one) === shapeKey(other)).toBe(isImage);
    }),
  );
});
