/** The smallest and the largest sums that the halves left in a position can make: bounds for every region's sum. */

import { SUM } from './compile.js';
import type { Position } from './position.js';
import { Arena } from './terms.js';

/** Bound above any sum. */
const FAR = 1 << 29;

export class Sums {
  readonly #position: Position;
  /** Least and largest sums by number of halves. */
  readonly #least: Int32Array;
  readonly #most: Int32Array;

  constructor(position: Position) {
    const { cells } = position.compiled;
    const arena = new Arena(2 * (cells + 1));
    this.#position = position;
    this.#least = arena.take(cells + 1);
    this.#most = arena.take(cells + 1);
  }

  /** Looks at the position as it stands, as far as its sums need it. */
  prepare(): void {
    const { halves, compiled, shape, needed } = this.#position;
    const { pips, regions } = compiled;
    const least = this.#least;
    const most = this.#most;
    let count = 0;
    for (let r = 0; r < regions; r++) {
      if (shape[r] === SUM && needed[r]! > count) count = needed[r]!;
    }
    let taken = 0;
    let sum = 0;
    for (let pip = 0; pip < pips && taken < count; pip++) {
      for (let more = halves[pip]!; more > 0 && taken < count; more--) least[++taken] = sum += pip;
    }
    while (taken < count) least[++taken] = FAR;
    taken = 0;
    sum = 0;
    for (let pip = pips - 1; pip >= 0 && taken < count; pip--) {
      for (let more = halves[pip]!; more > 0 && taken < count; more--) most[++taken] = sum += pip;
    }
    while (taken < count) most[++taken] = -FAR;
  }

  /** Smallest sum of so many halves. */
  least(halves: number): number {
    return this.#least[halves]!;
  }

  /** Largest sum of so many halves. */
  most(halves: number): number {
    return this.#most[halves]!;
  }
}
