import { describe, expect, it } from 'vitest';
import { puzzleOf } from '../../test/puzzle-of.js';
import type { Cell } from '../model/cell.js';
import { TINTS, tintRegions } from './region-tints.js';

/** A board of which every cell is a region. */
function allRegions(rows: number, columns: number) {
  const cells = Array.from({ length: rows * columns }, (_, i): Cell => [Math.floor(i / columns), i % columns]);
  const regions = cells.map((cell) => ({ cells: [cell], rule: { kind: 'same' } as const }));
  return puzzleOf({ cells, supply: { kind: 'set', repeats: true }, maxPip: 6, regions });
}

describe('tints', () => {
  it('are all different where there are enough', () => {
    expect(new Set(tintRegions(allRegions(2, TINTS / 2)).values()).size).toBe(TINTS);
  });

  it('differ between regions that touch, at a corner too', () => {
    const tints = [...tintRegions(allRegions(12, 13))];
    for (const [{ cells: first }, tint] of tints) {
      for (const [{ cells: second }, other] of tints) {
        const [a, b] = [first[0] ?? [0, 0], second[0] ?? [0, 0]];
        const apart = Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
        if (apart === 1) expect(tint).not.toBe(other);
      }
    }
  });
});
