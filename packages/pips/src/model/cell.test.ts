import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { type Cell, cellKey, getAdjacent, holesOf } from './cell.js';

/** Holes found by walking from every place to the edge of a small sheet. */
function holesByWalking(cells: readonly Cell[], side: number): string[] {
  const taken = new Set(cells.map(cellKey));
  const isIn = ([row, column]: Cell) => row >= 0 && column >= 0 && row < side && column < side;
  const leadsOut = (start: Cell) => {
    const seen = new Set([cellKey(start)]);
    const queue = [start];
    for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
      if (!isIn(place)) return true;
      for (const near of getAdjacent(place)) {
        if (taken.has(cellKey(near)) || seen.has(cellKey(near))) continue;
        seen.add(cellKey(near));
        queue.push(near);
      }
    }
    return false;
  };
  const places = Array.from({ length: side * side }, (_, i): Cell => [Math.floor(i / side), i % side]);
  return places.filter((place) => !taken.has(cellKey(place)) && !leadsOut(place)).map(cellKey);
}

it('finds the places that cells wall in', () => {
  const sheet = fc.uniqueArray(fc.tuple(fc.nat(7), fc.nat(7)), { selector: cellKey, minLength: 10, maxLength: 50 });
  let holes = 0;
  fc.assert(
    fc.property(sheet, (cells) => {
      const found = holesOf(cells).map(cellKey);
      holes += found.length;
      expect(found).toEqual(holesByWalking(cells, 8));
    }),
    { numRuns: runs(125, 1000) },
  );
  expect(holes).toBeGreaterThan(20);
});

it('leaves out cells within a hole, and takes places between two walls', () => {
  const ring = (from: number, to: number) =>
    Array.from({ length: to + 1 }, (_, i) => i).flatMap((row) =>
      Array.from({ length: to + 1 }, (_, i): Cell => [row, i]).filter(
        ([r, c]) =>
          Math.min(r, c) >= from && Math.max(r, c) <= to && (r === from || c === from || r === to || c === to),
      ),
    );
  const nested = [...ring(0, 6), ...ring(2, 4)];
  expect(holesOf(nested)).toHaveLength(49 - nested.length);
});

it('does not look at all that lies between pieces far apart', () => {
  expect(
    holesOf([
      [0, 0],
      [0, 1],
      [1e6, 1e6],
      [1e6, 1e6 + 1],
    ]),
  ).toEqual([]);
});
