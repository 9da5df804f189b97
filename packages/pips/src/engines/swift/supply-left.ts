/** Supply that is left: dominoes are taken from it and given back. */
import type { Arena, Terms } from './terms.js';

/** Number of dominoes that fits on no board. */
const IMPOSSIBLE = 1 << 20;

export class SupplyLeft {
  /** Copies that may still be used, by pair. */
  readonly left: Int32Array;
  /** Partners of each pip x: the y for which x–y may still be used. */
  readonly partners: Int32Array;
  /** Halves of each pip that may still be used. */
  readonly halves: Int32Array;
  owed = 0;
  readonly total: number;
  readonly exact: boolean;
  readonly #pips: number;
  readonly #least: Int32Array;
  readonly #most: Int32Array;

  constructor(pips: number, { least, most }: Terms, arena: Arena) {
    this.#pips = pips;
    this.#least = least;
    this.#most = most;
    this.left = arena.take(pips * pips);
    this.partners = arena.take(pips);
    this.halves = arena.take(pips);
    let exact = true;
    let total = 0;
    for (let x = 0; x < pips; x++) {
      let halves = 0;
      let partners = 0;
      for (let y = 0; y < pips; y++) {
        const pair = x * pips + y;
        const copies = most[pair]!;
        if (copies !== least[pair]) exact = false;
        if (y >= x) this.owed += least[pair]! > copies ? IMPOSSIBLE : Math.max(0, least[pair]!);
        if (copies <= 0) continue;
        if (y >= x) total += copies;
        this.left[pair] = copies;
        partners |= 1 << y;
        halves += x === y ? 2 * copies : copies;
      }
      this.partners[x] = partners;
      this.halves[x] = halves;
    }
    this.exact = exact;
    this.total = total;
  }

  static room(pips: number): number {
    return pips * pips + 2 * pips;
  }

  demandImpossible(): void {
    this.owed += IMPOSSIBLE;
  }

  take(x: number, y: number): void {
    const { left, halves, partners } = this;
    const pair = x * this.#pips + y;
    const before = left[pair]!;
    if (this.#least[pair]! > this.#most[pair]! - before) this.owed--;
    left[pair] = before - 1;
    left[y * this.#pips + x] = before - 1;
    halves[x]!--;
    halves[y]!--;
    if (before === 1) {
      partners[x]! &= ~(1 << y);
      partners[y]! &= ~(1 << x);
    }
  }

  giveBack(x: number, y: number): void {
    const { left, halves, partners } = this;
    const pair = x * this.#pips + y;
    const after = left[pair]! + 1;
    if (this.#least[pair]! > this.#most[pair]! - after) this.owed++;
    left[pair] = after;
    left[y * this.#pips + x] = after;
    halves[x]!++;
    halves[y]!++;
    partners[x]! |= 1 << y;
    partners[y]! |= 1 << x;
  }
}
