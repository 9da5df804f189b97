import { expect, it } from 'vitest';
import { boundsOf } from '../../model/cell.js';
import { rectangles } from './rectangles.js';
import { measureShape } from './shape-measures.js';

it.each([
  [4, ['2×4', '4×2']],
  [5, ['2×5', '5×2']],
  [6, ['2×6', '3×4', '4×3', '6×2']],
  [7, []],
  [8, ['4×4']],
  [10, ['4×5', '5×4']],
])('are all of %i dominoes', (dominoes, expected) => {
  const sizes = rectangles(dominoes).map((cells) => {
    expect(measureShape(cells)).toMatchObject({ isRectangle: true });
    expect(cells).toHaveLength(dominoes * 2);
    const { bottom, right } = boundsOf(cells);
    return `${bottom + 1}×${right + 1}`;
  });
  expect(sizes).toEqual(expected);
});
