/** What holds for every view of every board: the sizes are those of real boards and screens, in whole thousandths. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import {
  FOOT,
  fit,
  fitScale,
  largestScale,
  PLACING_SCALE,
  type Point,
  panBy,
  reveal,
  type Size,
  toBoard,
  toWindow,
  type View,
  zoomTo,
} from './view.js';

/** Less than a hundredth of a pixel is nothing. */
const NEAR = 0.01;
const LEAST_TARGET = 44;

const between = (least: number, most: number) =>
  fc.integer({ min: least * 1000, max: most * 1000 }).map((n) => n / 1000);
const sizes = (least: number, most: number) => fc.record({ width: between(least, most), height: between(least, most) });
const points = (most: number): fc.Arbitrary<Point> => fc.record({ x: between(-most, most), y: between(-most, most) });

const anyBoard: fc.Arbitrary<Size> = sizes(1, 60);
const anyWindow: fc.Arbitrary<Size> = sizes(240, 2000);
const anyPoint = points(3000);

interface Seen {
  readonly board: Size;
  readonly window: Size;
  readonly view: View;
}

/** A view that was reached by zooming and panning. */
const anySeen: fc.Arbitrary<Seen> = fc
  .record({ board: anyBoard, window: anyWindow, scale: between(1, 150), around: anyPoint, by: anyPoint })
  .map(({ board, window, scale, around, by }) => {
    const zoomed = zoomTo(fit(board, window), scale, around, board, window);
    return { board, window, view: panBy(zoomed, by, board, window) };
  });

const AXES = [
  ['x', 'width'],
  ['y', 'height'],
] as const;

/** In the middle where there is room, and else without a gap at either edge. */
function expectSettled({ board, window, view }: Seen): void {
  for (const [axis, length] of AXES) {
    const [start, end] = [view[axis], view[axis] + board[length] * view.scale];
    if (end - start <= window[length] + NEAR) expect(Math.abs(start - (window[length] - end))).toBeLessThan(4 * NEAR);
    else {
      expect(start).toBeLessThanOrEqual(NEAR);
      expect(end).toBeGreaterThanOrEqual(window[length] - (axis === 'y' ? FOOT : 0) - NEAR);
    }
  }
}

function expectWithinBounds({ board, window, view: { scale } }: Seen): void {
  expect(scale).toBeLessThanOrEqual(largestScale(board, window));
  expect(scale).toBeGreaterThanOrEqual(Math.min(fitScale(board, window), PLACING_SCALE));
}

function expectInWindow(view: View, part: Point & Size, window: Size): void {
  for (const [axis, length] of AXES) {
    const start = part[axis] * view.scale + view[axis];
    expect(start).toBeGreaterThanOrEqual(-NEAR);
    expect(start + part[length] * view.scale).toBeLessThanOrEqual(window[length] + NEAR);
  }
}

describe('a view', () => {
  it('that fits shows the whole board in the middle', () => {
    fc.assert(
      fc.property(anyBoard, anyWindow, (board, window) => {
        const view = fit(board, window);
        expectInWindow(view, { x: 0, y: 0, ...board }, window);
        expectSettled({ board, window, view });
      }),
    );
  });

  it('never leaves a gap beside a board that is larger than the window, nor its bounds', () => {
    fc.assert(
      fc.property(anySeen, between(0, 300), anyPoint, ({ board, window, view }, scale, around) => {
        for (const next of [view, zoomTo(view, scale, around, board, window), panBy(view, around, board, window)]) {
          expectSettled({ board, window, view: next });
          expectWithinBounds({ board, window, view: next });
        }
      }),
    );
  });

  it('keeps what is under the pointer when it is zoomed, unless an edge of the board is met', () => {
    let kept = 0;
    fc.assert(
      fc.property(anySeen, between(0, 300), points(1), ({ board, window, view }, scale, part) => {
        const around = { x: Math.abs(part.x) * window.width, y: Math.abs(part.y) * window.height };
        const next = zoomTo(view, scale, around, board, window);
        const now = toWindow(next, toBoard(view, around));
        for (const [axis, length] of AXES) {
          const least = window[length] - board[length] * next.scale;
          const atEdge = least >= -NEAR || next[axis] > -NEAR || next[axis] < least + NEAR;
          if (atEdge) continue;
          kept++;
          expect(Math.abs(now[axis] - around[axis])).toBeLessThan(NEAR);
        }
      }),
      { numRuns: runs(300) },
    );
    expect(kept).toBeGreaterThan(runs(50));
  });

  it('moves no further than it is panned', () => {
    fc.assert(
      fc.property(anySeen, anyPoint, ({ board, window, view }, by) => {
        const next = panBy(view, by, board, window);
        expect(next.scale).toBe(view.scale);
        for (const [axis] of AXES)
          expect(Math.abs(next[axis] - view[axis])).toBeLessThanOrEqual(Math.abs(by[axis]) + NEAR);
      }),
    );
  });

  it('reveals a part of the board whole where it fits into the window, and stays where it is seen already', () => {
    fc.assert(
      fc.property(anySeen, points(1), sizes(0, 1), ({ board, window, view }, corner, size) => {
        const width = Math.min(size.width * board.width, window.width / view.scale);
        const height = Math.min(size.height * board.height, window.height / view.scale);
        const part = {
          x: Math.abs(corner.x) * (board.width - width),
          y: Math.abs(corner.y) * (board.height - height),
          width,
          height,
        };
        const next = reveal(view, part, board, window);
        expectInWindow(next, part, window);
        expectSettled({ board, window, view: next });
        const again = reveal(next, part, board, window);
        for (const [axis] of AXES) expect(Math.abs(again[axis] - next[axis])).toBeLessThan(NEAR);
      }),
      { numRuns: runs(300) },
    );
  });

  it('shows the beginning of a part that is too large for the window', () => {
    const [board, window] = [
      { width: 40, height: 40 },
      { width: 480, height: 480 },
    ];
    const view: View = { scale: 48, x: -700, y: -700 };
    expect(reveal(view, { x: 10, y: 10, width: 20, height: 20 }, board, window)).toEqual({
      scale: 48,
      x: -480,
      y: -480,
    });
  });

  it('goes from the window to the board and back', () => {
    fc.assert(
      fc.property(anySeen, anyPoint, ({ view }, at) => {
        for (const same of [toWindow(view, toBoard(view, at)), toBoard(view, toWindow(view, at))]) {
          expect(Math.abs(same.x - at.x)).toBeLessThan(NEAR);
          expect(Math.abs(same.y - at.y)).toBeLessThan(NEAR);
        }
      }),
    );
  });

  it('lets a finger meet a cell where dominoes are placed', () => {
    fc.assert(
      fc.property(anySeen, anyPoint, ({ board, window, view }, around) => {
        expect(zoomTo(view, PLACING_SCALE, around, board, window).scale).toBeGreaterThanOrEqual(LEAST_TARGET);
      }),
    );
  });
});
