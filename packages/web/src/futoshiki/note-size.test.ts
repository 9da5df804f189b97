import { describe, expect, it } from 'vitest';
import { PITCH } from '../board/view.js';
import { notePlace, noteSize, roomOf, SQUARE_SIDE } from './note-size.js';

const SIDES = [4, 5, 6, 7, 8, 9];
/** Pixels of a cell where the board of this side is as wide as a window, with the room that a small phone leaves. */
const scaleIn = (width: number, side: number) => Math.min(240, Math.min(width - 12, width * 0.92) / (side + 0.1));

describe('notes', () => {
  it.each(SIDES.flatMap((side) => [320, 390, 768, 1440].map((width) => [side, width] as const)))(
    'of a board of %d can be read at %d pixels',
    (side, width) => {
      const scale = scaleIn(width, side);
      const { size, tooSmall } = noteSize(side, scale);
      expect(tooSmall).toBe(false);
      expect((size * scale) / PITCH).toBeGreaterThanOrEqual(9);
    },
  );

  it.each([2, ...SIDES, 12, 16, 32])('of a board of %d lie in their square and beside each other', (side) => {
    const places = Array.from({ length: side }, (_, i) => notePlace(i + 1, side));
    const half = roomOf(side) / 2;
    for (const { x, y } of places)
      for (const middle of [x, y]) {
        expect(middle - half).toBeGreaterThanOrEqual(0);
        expect(middle + half).toBeLessThanOrEqual(SQUARE_SIDE);
      }
    for (const [i, { x, y }] of places.entries())
      for (const other of places.slice(i + 1))
        expect(Math.max(Math.abs(x - other.x), Math.abs(y - other.y))).toBeGreaterThanOrEqual(2 * half - 1e-9);
  });

  it('that no room is left for are shown larger elsewhere', () => {
    expect(noteSize(12, 24).tooSmall).toBe(true);
    expect(noteSize(12, 60).tooSmall).toBe(false);
  });
});
