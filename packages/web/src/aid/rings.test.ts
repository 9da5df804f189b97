import type { Cell } from '@pipwright/play';
import { expect, it } from 'vitest';
import { outlined } from './rings.js';

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
