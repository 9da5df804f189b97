import { expect, it } from 'vitest';
import { compile } from '../../engines/swift/index.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { bound, chainBound } from './signs.js';

/** Of a row, each cell is less than the next. */
function rising(side: number, signs: number, given?: number): Knowledge {
  return new Knowledge(
    compile({
      side,
      givens: given === undefined ? [] : [{ row: 0, column: 0, number: given }],
      signs: Array.from({ length: signs }, (_, column) => ({
        greater: { row: 0, column: column + 1 },
        less: { row: 0, column },
      })),
    }),
  );
}
const isDead = ({ fact }: { readonly fact: readonly { readonly values: number }[] }) =>
  fact.some(({ values }) => values === 0);

it.each([5, 31, 32])('nothing is greater than the highest number, on a side of %i', (side) => {
  expect(bound.find(rising(side, 1, side)).some(isDead)).toBe(true);
  expect(bound.find(rising(side, 1, side - 1)).some(isDead)).toBe(false);
});

it.each([5, 31, 32])('a chain of signs needs as many numbers as cells, on a side of %i', (side) => {
  expect(chainBound.find(rising(side, 3, side - 2)).some(isDead)).toBe(true);
  expect(chainBound.find(rising(side, 2, side - 2)).some(isDead)).toBe(false);
});
