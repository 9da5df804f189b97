/**
 * Terms that a search respects, apart from the board: each can be loosened or tightened without compiling anew.
 * Explanations ask "does this still follow without that?" thousands of times a second. Cells, edges and regions go by
 * the numbers they have in the compiled form. A search reads its terms as it goes: they must not change under it.
 */
import type { Domino } from '../../model/domino.js';

export const OPEN = 0;
export const FORCED = 1;
export const FORBIDDEN = 2;

export interface Sizes {
  readonly cells: number;
  readonly edges: number;
  readonly regions: number;
  /** maxPip + 1. */
  readonly pips: number;
}

export class Terms {
  /** Least and most dominoes by pair x · pips + y, both ways round. */
  readonly least: Int32Array;
  readonly most: Int32Array;
  /** Flags by region: 1 where its rule is switched off. */
  readonly silent: Int32Array;
  /** Flags by cell: 1 where it need not be covered. Uncovered it holds any value that `values` allows, or none. */
  readonly freed: Int32Array;
  readonly values: Int32Array;
  /** Value that a cell holds without a domino, plus one; 0 where it holds none. */
  readonly held: Int32Array;
  /** State by edge: OPEN, FORCED, FORBIDDEN, or both, which nothing obeys. */
  readonly joins: Int32Array;
  readonly #sizes: Sizes;

  /**
   * Terms that ask for nothing and offer no dominoes; `termsOf` has those of a puzzle.
   * @hidden
   */
  constructor(sizes: Sizes, arena: Arena) {
    const { cells, edges, regions, pips } = sizes;
    this.#sizes = sizes;
    this.least = arena.take(pips * pips);
    this.most = arena.take(pips * pips);
    this.silent = arena.take(regions + 1);
    this.freed = arena.take(cells);
    this.values = arena.take(cells).fill((1 << pips) - 1);
    this.held = arena.take(cells);
    this.joins = arena.take(edges);
  }

  /**
   * Size of an arena for terms of this size, in numbers.
   * @hidden
   */
  static room({ cells, edges, regions, pips }: Sizes): number {
    return 2 * pips * pips + regions + 1 + 3 * cells + edges;
  }

  copyFrom(other: Terms): this {
    this.least.set(other.least);
    this.most.set(other.most);
    this.silent.set(other.silent);
    this.freed.set(other.freed);
    this.values.set(other.values);
    this.held.set(other.held);
    this.joins.set(other.joins);
    return this;
  }

  /** Sets the least and the most copies of a domino; no solution obeys a least above the most. */
  copies([x, y]: Domino, least: number, most: number): this {
    const { pips } = this.#sizes;
    within(x, pips, 'pip');
    within(y, pips, 'pip');
    for (const pair of [x * pips + y, y * pips + x]) {
      this.least[pair] = Math.min(Math.max(0, least), MANY);
      this.most[pair] = Math.min(Math.max(0, most), MANY);
    }
    return this;
  }

  silence(region: number): this {
    this.silent[within(region, this.#sizes.regions, 'region')] = 1;
    return this;
  }

  free(cell: number): this {
    this.freed[within(cell, this.#sizes.cells, 'cell')] = 1;
    return this;
  }

  fix(cell: number, value: number): this {
    this.values[within(cell, this.#sizes.cells, 'cell')]! &= 1 << within(value, this.#sizes.pips, 'pip');
    return this;
  }

  forbid(cell: number, value: number): this {
    this.values[within(cell, this.#sizes.cells, 'cell')]! &= ~(1 << within(value, this.#sizes.pips, 'pip'));
    return this;
  }

  /** The cell holds this value without being covered: no domino is needed for it, and none lies there. */
  hold(cell: number, value: number): this {
    this.held[within(cell, this.#sizes.cells, 'cell')] = 1 + within(value, this.#sizes.pips, 'pip');
    return this;
  }

  join(edge: number): this {
    this.joins[within(edge, this.#sizes.edges, 'edge')]! |= FORCED;
    return this;
  }

  part(edge: number): this {
    this.joins[within(edge, this.#sizes.edges, 'edge')]! |= FORBIDDEN;
    return this;
  }
}

/** Number of copies that stands for any number of them. */
const MANY = 1 << 19;

/** The number itself, where there is such a cell, edge, region or pip. */
function within(number: number, count: number, what: string): number {
  if (!Number.isInteger(number) || number < 0 || number >= count) throw new RangeError(`there is no ${what} ${number}`);
  return number;
}

/**
 * Many small arrays cut from one buffer. Measured on Node 20: an Int32Array of 34 numbers with a buffer of its own
 * costs 1–2 µs, a view 0.03 µs, and a search needs some thirty of them while the whole solving takes 20 µs.
 */
export class Arena {
  readonly #buffer: ArrayBuffer;
  #used = 0;

  /** Makes room for so many numbers in all. */
  constructor(numbers: number) {
    this.#buffer = new ArrayBuffer(numbers * 4);
  }

  take(numbers: number): Int32Array {
    const view = new Int32Array(this.#buffer, this.#used, numbers);
    this.#used += numbers * 4;
    return view;
  }
}
