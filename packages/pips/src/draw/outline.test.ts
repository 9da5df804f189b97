import { outline } from '@pipwright/core/drawing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { pairs } from '../../../core/src/testing/short-forms.js';
import type { Cell } from '../model/cell.js';
import { anyPuzzle } from '../testing/index.js';

/** Twice the area inside a path without curves, holes taken off. */
function doubleArea(path: string): number {
  const loops = path.split('Z').filter((loop) => loop !== '');
  let sum = 0;
  for (const loop of loops) {
    const points = [...loop.matchAll(/Q(\S+) (\S+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    for (const [i, [x, y]] of points.entries()) {
      const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
      sum += x * nextY - nextX * y;
    }
  }
  return sum;
}

const sharp = { side: 10, inset: 0, radius: 0 };

describe('an outline', () => {
  it('goes round one cell', () => {
    expect(outline([[0, 0]], { side: 10, inset: 1, radius: 2 })).toBe(
      'M7 1Q9 1 9 3L9 7Q9 9 7 9L3 9Q1 9 1 7L1 3Q1 1 3 1Z',
    );
  });

  it('goes round a hole', () => {
    const ring = [0, 1, 2, 3, 5, 6, 7, 8].map((i): Cell => [Math.floor(i / 3), i % 3]);
    expect(outline(ring, sharp).match(/M/g)).toHaveLength(2);
  });

  it('keeps cells apart that touch at a corner', () => {
    for (const cells of [pairs('0,0 1,1'), pairs('0,1 1,0')] satisfies Cell[][]) {
      expect(outline(cells, sharp).match(/M/g)).toHaveLength(2);
    }
  });

  it('has all cells inside and nothing else, whatever their shape', () => {
    fc.assert(
      fc.property(anyPuzzle({ dominoes: 20 }), ({ cells }) => {
        expect(doubleArea(outline(cells, sharp))).toBe(200 * cells.length);
      }),
      { numRuns: runs(200) },
    );
  });
});
