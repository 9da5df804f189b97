/**
 * Terms that a search respects: the conditions of a puzzle, each of which can be switched off and on without compiling
 * anew, and demands beyond the puzzle. Explanations ask "does this still follow without that?" thousands of times a
 * second. A search reads its terms as it goes: they must not change under it.
 */

export interface Sizes {
  readonly side: number;
  readonly cells: number;
  /** Signs first, then, where there are bars, all pairs of neighbours. */
  readonly links: number;
}

export class Terms {
  /** Numbers that each cell may hold, as a set of bits. */
  readonly values: Int32Array;
  /** Flags by line, rows first: 1 where its numbers need not differ. */
  readonly lineOff: Int32Array;
  readonly linkOff: Int32Array;
  readonly #sizes: Sizes;

  /**
   * Terms that ask for all of a puzzle but its givens; `termsOf` has those too.
   * @hidden
   */
  constructor(sizes: Sizes) {
    const { side, cells, links } = sizes;
    const all = new Int32Array(cells + 2 * side + links);
    this.#sizes = sizes;
    this.values = all.subarray(0, cells).fill(full(side));
    this.lineOff = all.subarray(cells, cells + 2 * side);
    this.linkOff = all.subarray(cells + 2 * side);
  }

  copyFrom(other: Terms): this {
    this.values.set(other.values);
    this.lineOff.set(other.lineOff);
    this.linkOff.set(other.linkOff);
    return this;
  }

  row(row: number, on: boolean): this {
    this.lineOff[within(row, this.#sizes.side, 'row')] = on ? 0 : 1;
    return this;
  }

  column(column: number, on: boolean): this {
    this.lineOff[this.#sizes.side + within(column, this.#sizes.side, 'column')] = on ? 0 : 1;
    return this;
  }

  /** Does the sign count? Signs go by their place in the puzzle; `pairNumber` has the numbers of neighbours. */
  link(link: number, on: boolean): this {
    this.linkOff[within(link, this.#sizes.links, 'link')] = on ? 0 : 1;
    return this;
  }

  /** The cell may hold anything again, whatever was given there or asked for. */
  free(cell: number): this {
    this.values[within(cell, this.#sizes.cells, 'cell')] = full(this.#sizes.side);
    return this;
  }

  fix(cell: number, number: number): this {
    this.values[within(cell, this.#sizes.cells, 'cell')]! &= this.#bit(number);
    return this;
  }

  forbid(cell: number, number: number): this {
    this.values[within(cell, this.#sizes.cells, 'cell')]! &= ~this.#bit(number);
    return this;
  }

  #bit(number: number): number {
    const { side } = this.#sizes;
    if (!Number.isInteger(number) || number < 1 || number > side)
      throw new RangeError(`numbers run from 1 to ${side}, so there is no ${number}`);
    return 1 << (number - 1);
  }
}

/** The index itself, where there is such a thing. */
function within(index: number, count: number, what: string): number {
  if (!Number.isInteger(index) || index < 0 || index >= count)
    throw new RangeError(`no ${what} has the index ${index}`);
  return index;
}

/** Sets of numbers as bits: 1 is bit 0, 32 the sign bit, so that sets of 32 numbers are negative. */
export function full(side: number): number {
  return (-1 >>> (32 - side)) | 0;
}

/** All bits above this one; none where there is no such bit. */
export function above(bit: number): number {
  return bit >= 31 ? 0 : -1 << (bit + 1);
}

/** All bits below this one; all there are where there is no such bit. */
export function below(bit: number): number {
  return bit > 31 ? -1 : ((1 << bit) - 1) | 0;
}
