/**
 * Counting without enumerating: exact counts of any size, and a bounded table of the counts of positions met before.
 * Keys are stored whole, so an answer is never another position's: a bounded table forgets, but does not lie. It begins
 * small, doubles while it may, and then keeps of two entries that want the same place the one that took more work to
 * find out.
 * @module @pipwright/core/counting
 */

const FIRST_SLOTS = 1 << 8;
const EMPTY = -1;
/** Mark in `#values` of a count that stands in `#large`. */
const LARGE = -2;
/** Bytes that a large count takes beside its digits. */
const LARGE_OVERHEAD = 64;

export const TABLE_BYTES = 256 * 2 ** 20;

export class Table {
  readonly #width: number;
  readonly #mostLarge: number;
  #mostSlots: number;
  #slots: number;
  #used = 0;
  #keys: Int32Array;
  #values: Float64Array;
  #work: Float32Array;
  /** Large counts by slot. */
  #large = new Map<number, bigint>();

  /**
   * Makes a table for keys of `width` words and counts of up to `mostBits`, in at most `bytes`: two thirds for the
   * slots, of which the old half is still there while they grow, a third for counts beyond plain numbers.
   */
  constructor(width: number, mostBits: number, bytes: number) {
    const perSlot = 4 * width + 12;
    this.#width = width;
    this.#mostLarge = Math.floor(bytes / 3 / (LARGE_OVERHEAD + mostBits / 8));
    this.#mostSlots = 2 ** Math.max(1, Math.floor(Math.log2((bytes * 2) / 3 / 1.5 / perSlot)));
    this.#slots = Math.min(FIRST_SLOTS, this.#mostSlots);
    this.#keys = new Int32Array(this.#slots * width);
    this.#values = new Float64Array(this.#slots).fill(EMPTY);
    this.#work = new Float32Array(this.#slots);
  }

  get(keys: Int32Array, at: number): Count | undefined {
    const slot = this.#slotOf(keys, at);
    if (this.#holds(slot, keys, at)) return this.#value(slot);
    if (this.#holds(slot ^ 1, keys, at)) return this.#value(slot ^ 1);
    return undefined;
  }

  set(keys: Int32Array, at: number, value: Count, work: number): void {
    if (2 * this.#used > this.#slots && this.#slots < this.#mostSlots) this.#grow();
    this.#put(keys, at, value, work);
  }

  #put(keys: Int32Array, at: number, value: Count, work: number): void {
    const slot = this.#placeFor(this.#slotOf(keys, at));
    const full = this.#large.size >= this.#mostLarge && this.#values[slot] !== LARGE;
    if (typeof value === 'bigint' && full) return;
    if (this.#values[slot] === EMPTY) this.#used++;
    if (this.#values[slot] === LARGE) this.#large.delete(slot);
    const width = this.#width;
    for (let i = 0; i < width; i++) this.#keys[slot * width + i] = keys[at + i]!;
    this.#work[slot] = work;
    if (typeof value === 'bigint') this.#large.set(slot, value);
    this.#values[slot] = typeof value === 'bigint' ? LARGE : value;
  }

  #placeFor(slot: number): number {
    if (this.#values[slot] === EMPTY) return slot;
    const other = slot ^ 1;
    if (this.#values[other] === EMPTY) return other;
    return this.#work[other]! < this.#work[slot]! ? other : slot;
  }

  #value(slot: number): Count {
    const value = this.#values[slot]!;
    return value === LARGE ? (this.#large.get(slot) as bigint) : value;
  }

  #holds(slot: number, keys: Int32Array, at: number): boolean {
    if (this.#values[slot] === EMPTY) return false;
    const width = this.#width;
    const own = this.#keys;
    for (let i = 0; i < width; i++) if (own[slot * width + i] !== keys[at + i]) return false;
    return true;
  }

  #slotOf(keys: Int32Array, at: number): number {
    let hash = 0x9e3779b9 | 0;
    for (let i = at; i < at + this.#width; i++) {
      hash = Math.imul(hash ^ keys[i]!, 0x85ebca6b);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) & (this.#slots - 1);
  }

  /** Doubles the table; where memory itself has run out, it stays as it is. */
  #grow(): void {
    const keys = this.#keys;
    const values = this.#values;
    const work = this.#work;
    const large = this.#large;
    const slots = 2 * this.#slots;
    try {
      this.#keys = new Int32Array(slots * this.#width);
      this.#values = new Float64Array(slots).fill(EMPTY);
      this.#work = new Float32Array(slots);
    } catch {
      this.#keys = keys;
      this.#values = values;
      this.#work = work;
      this.#mostSlots = this.#slots;
      return;
    }
    this.#slots = slots;
    this.#used = 0;
    this.#large = new Map();
    for (let slot = 0; slot < values.length; slot++) {
      const value = values[slot]!;
      if (value === EMPTY) continue;
      this.#put(keys, slot * this.#width, value === LARGE ? (large.get(slot) as bigint) : value, work[slot]!);
    }
  }
}

/** Counts that are plain numbers while they are exact as such, and BigInt beyond. */
export type Count = number | bigint;

export function add(a: Count, b: Count): Count {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (sum <= Number.MAX_SAFE_INTEGER) return sum;
  }
  return BigInt(a) + BigInt(b);
}

export function multiply(a: Count, b: Count): Count {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (product <= Number.MAX_SAFE_INTEGER) return product;
  }
  return BigInt(a) * BigInt(b);
}
