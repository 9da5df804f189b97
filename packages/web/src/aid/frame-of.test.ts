import type { Cell } from '@pipwright/play';
import { expect, it } from 'vitest';
import { pairs } from '../../../core/src/testing/short-forms.js';
import { frameOf } from './frame-of.js';

const measures = { side: 10, line: 1, corner: ([row, column]: Cell) => ({ x: column * 10, y: row * 10 }) };

/** The units of the picture that the line covers. */
function covered(cells: readonly Cell[]): Set<string> {
  const all = new Set<string>();
  for (const [, x, y, width, height] of frameOf(cells, measures).matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g))
    for (let i = Number(x); i < Number(x) + Number(width); i++)
      for (let j = Number(y); j < Number(y) + Number(height); j++) all.add(`${i},${j}`);
  return all;
}

it.each<[string, readonly Cell[]]>([
  ['one cell', [[0, 0]]],
  ['an L', pairs('0,0 1,0 1,1')],
  ['a square with a hole beside', pairs('0,0 0,1 1,0 1,1 0,2')],
  ['two apart', pairs('0,0 2,2')],
])('runs along the inside of %s, and covers exactly what is near the outside', (_, cells) => {
  const names = new Set(cells.map(String));
  const isIn = (x: number, y: number) => names.has(String([Math.floor(y / 10), Math.floor(x / 10)]));
  const wanted = new Set<string>();
  for (let x = 0; x < 40; x++)
    for (let y = 0; y < 40; y++) {
      const near = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => isIn(x + dx, y + dy)));
      if (isIn(x, y) && near.includes(false)) wanted.add(`${x},${y}`);
    }
  expect(covered(cells)).toEqual(wanted);
});
