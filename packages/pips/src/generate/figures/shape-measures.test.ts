import { expect, it } from 'vitest';
import { cellsDrawn } from './drawn.js';
import { measureShape } from './shape-measures.js';

const plain = { isRectangle: false, isSymmetric: false, holes: 0, pieces: 1 };

it.each([
  ['#####', { ...plain, thin: 1, filled: 1, tips: 2, isRectangle: true, isSymmetric: true }],
  ['##\n##\n.#\n.#', { ...plain, thin: 2 / 6, filled: 6 / 8, tips: 1 }],
  ['##.\n.##', { ...plain, thin: 1, filled: 4 / 6, tips: 2, isSymmetric: true }],
  ['###\n#.#\n###', { ...plain, thin: 1, filled: 8 / 9, tips: 0, isSymmetric: true, holes: 1 }],
  ['##.##\n##..#\n....#', { ...plain, thin: 4 / 8, filled: 8 / 15, tips: 2, pieces: 2 }],
  ['.##.\n#..#\n.##.', { ...plain, thin: 1, filled: 0.5, tips: 4, isSymmetric: true, holes: 1, pieces: 4 }],
])('measures\n%s', (text, expected) => {
  expect(measureShape(cellsDrawn(text))).toEqual(expected);
});
