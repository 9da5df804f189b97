/** A finger on the glass, event by event: it may stay there while something else happens. */
import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Above the finger, where the app carries a domino. */
const LIFT = 64;

export class Finger {
  readonly #session: CDPSession;
  #at: Point = { x: 0, y: 0 };

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async down(at: Point): Promise<void> {
    this.#at = at;
    await this.#touch('touchStart', [at]);
  }

  async move(to: Point, steps = 4): Promise<void> {
    const from = this.#at;
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      this.#at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.#touch('touchMove', [this.#at]);
    }
  }

  async up(): Promise<void> {
    await this.#touch('touchEnd', []);
  }

  /** Takes up the domino at this point and carries it until its middle is at the other. */
  async carry(from: Point, to: Point, steps?: number): Promise<void> {
    await this.down(from);
    // Upwards first: along the tray it would scroll.
    await this.move({ x: from.x, y: from.y - 24 }, 2);
    await this.move({ x: to.x, y: to.y + LIFT }, steps);
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/** The middle of what these elements cover together. */
export async function middleOf(...elements: readonly Locator[]): Promise<Point> {
  const boxes = await Promise.all(elements.map((element) => element.boundingBox()));
  const middles = boxes.map((box) => {
    if (box === null) throw new Error('What shall be touched is not there.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const sum = middles.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / middles.length, y: sum.y / middles.length };
}
