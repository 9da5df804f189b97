/**
 * The values a variable may still try, first come, first tried. What is put back goes to the end of the queue, so
 * after backtracking the order of values may have turned; the published step counts depend on it.
 *
 *     next, previous   a ring of those in the queue, in order; the place behind the last value opens and closes it
 *     mask             the same as bits, for questions of support
 */
export class Candidates {
  readonly mask: Uint32Array;
  readonly #next: Int32Array;
  readonly #previous: Int32Array;
  readonly #end: number;
  #size = 0;

  constructor(values: number) {
    this.mask = new Uint32Array(Math.ceil(values / 32));
    this.#next = new Int32Array(values + 1);
    this.#previous = new Int32Array(values + 1);
    this.#end = values;
    this.#link(this.#end, this.#end);
    for (let value = 0; value < values; value++) this.putBack(value);
  }

  get size(): number {
    return this.#size;
  }

  get first(): number {
    return this.after(this.#end);
  }

  /** The one behind it in the queue, or −1; the value must be in the queue. */
  after(value: number): number {
    const next = this.#next[value] as number;
    return next === this.#end ? -1 : next;
  }

  /** The value must be in the queue. */
  remove(value: number): void {
    this.#link(this.#previous[value] as number, this.#next[value] as number);
    (this.mask[value >>> 5] as number) &= ~(1 << (value & 31));
    this.#size--;
  }

  /** The value must not be in the queue. */
  putBack(value: number): void {
    this.#link(this.#previous[this.#end] as number, value);
    this.#link(value, this.#end);
    (this.mask[value >>> 5] as number) |= 1 << (value & 31);
    this.#size++;
  }

  #link(value: number, next: number): void {
    this.#next[value] = next;
    this.#previous[next] = value;
  }
}
