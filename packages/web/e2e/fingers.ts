/** Fingers on the glass, as the browser gets them from a real one: down, every move between, up. Playwright only taps. */
import type { Page } from '@playwright/test';
import type { Point } from './app.js';

/** A domino is carried this far above the finger. */
export const LIFT = 64;
const STEPS = 6;
/** A finger rests before it is lifted; else the browser takes the drag for a fling, and the next tap for its end. */
const REST_SECONDS = 0.12;

export interface Fingers {
  down(...at: Point[]): Promise<void>;
  /** All fingers that are down, each in a straight line. */
  move(...to: Point[]): Promise<void>;
  /** One finger takes up the domino at a point and holds it, its middle at the other. */
  carry(from: Point, to: Point): Promise<void>;
  up(): Promise<void>;
  /** The system takes them away: a call, a gesture of its own. */
  cancel(): Promise<void>;
  /** One finger, from here to there, past these points. */
  drag(from: Point, ...to: Point[]): Promise<void>;
}

export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page);
  let now: readonly Point[] = [];
  // The rest is told, not waited for: by these times the browser knows how fast a finger was.
  let last = 0;
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at: readonly Point[]) => {
    const [clock, rest] = [Date.now() / 1000, type === 'touchEnd' ? REST_SECONDS : 0];
    const timestamp = Math.max(clock - REST_SECONDS + rest, last + rest);
    const touchPoints = at.map((point, id) => ({ ...point, id }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
    [now, last] = [at, timestamp];
  };
  const fingers: Fingers = {
    down: (...at) => touch('touchStart', at),
    async move(...to) {
      const from = now;
      for (let step = 1; step <= STEPS; step++)
        await touch(
          'touchMove',
          to.map((end, i) => between(from[i] ?? end, end, step / STEPS)),
        );
    },
    up: () => touch('touchEnd', []),
    async carry(from, to) {
      await fingers.down(from);
      // Aslant first: straight up a long tray would scroll.
      const up = { x: from.x + 18, y: from.y - 18 };
      await fingers.move(up);
      await fingers.move(below(to));
    },
    cancel: () => touch('touchCancel', []),
    async drag(from, ...to) {
      await fingers.down(from);
      for (const point of to) await fingers.move(point);
      await fingers.up();
    },
  };
  return fingers;
}

/** Where the finger must be for the domino above it to be here. */
export function below({ x, y }: Point): Point {
  return { x, y: y + LIFT };
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
