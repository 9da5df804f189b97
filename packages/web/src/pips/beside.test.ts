import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { type Box, placeBeside } from './beside.js';

const BUTTON = { width: 56, height: 46 };
const STAGE = { width: 340, height: 296 };
const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function buttonsBeside(domino: Box, count: number, cells: readonly Box[]): Box {
  const { x, y, upright } = placeBeside(domino, count, BUTTON, STAGE, cells);
  const { width, height } = BUTTON;
  const along = (length: number) => count * (length + 8) - 8;
  return upright ? { x, y, width, height: along(height) } : { x, y, width: along(width), height };
}

describe('buttons beside a domino', () => {
  it('are within the stage and never over the domino, wherever it lies', () => {
    const anyDomino = fc
      .tuple(fc.integer({ min: 20, max: 112 }), fc.boolean(), fc.nat(1000), fc.nat(1000))
      .map(([cell, stands, across, down]): Box => {
        const [width, height] = stands ? [cell, 2 * cell] : [2 * cell, cell];
        return {
          x: ((STAGE.width - width) * across) / 1000,
          y: ((STAGE.height - height) * down) / 1000,
          width,
          height,
        };
      });
    fc.assert(
      fc.property(anyDomino, fc.constantFrom(1, 2, 3), (domino, count) => {
        const box = buttonsBeside(domino, count, []);
        expect(overlaps(box, domino)).toBe(false);
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(STAGE.width);
        expect(box.y + box.height).toBeLessThanOrEqual(STAGE.height);
      }),
      { numRuns: runs(300) },
    );
  });

  it.each([1, 2, 3])('leave the board free where there is room beside it: %d of them', (count) => {
    const cells = [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column): Box => ({ x: 70 + 50 * column, y: 73 + 50 * row, width: 50, height: 50 })),
    );
    const domino = { x: 70, y: 123, width: 100, height: 50 };
    const box = buttonsBeside(domino, count, cells);
    expect(cells.filter((cell) => overlaps(box, cell))).toEqual([]);
  });
});
