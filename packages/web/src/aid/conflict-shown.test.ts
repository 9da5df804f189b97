import type { Cell } from '@pipwright/play';
import { expect, it } from 'vitest';
import { en } from '../words/testing/catalogues.js';
import { conflictSaid } from './conflict-said.js';
import { conflictShown, outlined } from './conflict-shown.js';

const row = (...columns: readonly number[]): Cell[] => columns.map((column) => [0, column]);

it('draws a line around each thing', () => {
  expect(outlined([row(0, 1), row(1, 2)])).toEqual([row(0, 1), row(1, 2)]);
});

it('draws none around what lies within another thing, and one around the same thing named twice', () => {
  expect(outlined([row(1), row(0, 1, 2), row(2, 1)])).toEqual([row(0, 1, 2)]);
  expect(outlined([row(0, 1), row(1, 0)])).toEqual([row(0, 1)]);
});

it('draws one around all of them where there are many', () => {
  expect(outlined([row(0, 1), row(1, 2), row(3), row(4)])).toEqual([row(0, 1, 2, 3, 4)]);
});

it('names the cells that are said, and none that the sentence has left out', () => {
  const deep = { own: ['your 2 in r1c1'], isAsked: false, end: 'No number is left for r3c4.', most: 160 };
  const namedBy = (most: number) => {
    const conflict = { text: '', class: 'combined', things: [], deep: { ...deep, most } };
    return conflictShown(conflict, conflictSaid(en, conflict)).named;
  };
  expect(namedBy(160)).toEqual([
    [0, 0],
    [2, 3],
  ]);
  expect(namedBy(60)).toEqual([[0, 0]]);
  expect(namedBy(30)).toEqual([]);
});
