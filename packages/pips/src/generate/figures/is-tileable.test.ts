import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Tiling } from '../../engines/tiling/tiling.js';
import { type Cell, cellKey } from '../../model/cell.js';
import { isTileable } from './is-tileable.js';

it('says what counting the tilings says', () => {
  const seen = { yes: 0, no: 0 };
  const shapes = fc.uniqueArray(fc.tuple(fc.nat(3), fc.nat(3)), { selector: cellKey, minLength: 1, maxLength: 16 });
  fc.assert(
    fc.property(shapes, (cells: readonly Cell[]) => {
      const expected = Tiling.count(cells) > 0n;
      seen[expected ? 'yes' : 'no']++;
      expect(isTileable(cells)).toBe(expected);
    }),
    { numRuns: 500 },
  );
  expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(5);
});

it('refuses a chessboard without two opposite corners', () => {
  const board = Array.from({ length: 64 }, (_, i): Cell => [Math.floor(i / 8), i % 8]);
  expect(isTileable(board)).toBe(true);
  expect(isTileable(board.slice(1, -1))).toBe(false);
});
