/**
 * Counts by filling the grid row by row, cell by cell: states with the same future are counted once. Not by whole
 * rows, as Latin rectangles are counted: the first row alone has side! fillings, all alike, which cell by cell are
 * `side` steps. Forced cells are filled without a state of their own. A frame is a state and the numbers left to try:
 *
 *     frames   state │ state │ …   (see `row-state.ts`), each filled from a copy of the one before
 *     keys     the same packed, ⌊32 / side⌋ sets to a word, kept for when the frame is done
 */

import { add, type Count, Table } from '@pipwright/core/counting';
import { Canonical } from './canonical.js';
import type { RowPlan } from './row-plan.js';
import { CHOICE, FILLED, RowStates } from './row-state.js';

export class CountByRows {
  nodes = 0;
  result: Count | undefined;
  readonly #states: RowStates;
  readonly #canonical: Canonical;
  readonly #table: Table;
  readonly #width: number;
  /** Masks to a word in the keys, and words to a key. */
  readonly #perWord: number;
  readonly #keyWidth: number;
  /** States of the frames, one after another, and the same packed. */
  #frames: Int32Array;
  #keys: Int32Array;
  readonly #columns: number[] = [];
  readonly #rest: number[] = [];
  readonly #total: Count[] = [];
  readonly #since: number[] = [];
  #depth = 0;

  constructor(plan: RowPlan, tableBytes: number) {
    this.#states = new RowStates(plan);
    this.#canonical = new Canonical(plan);
    this.#width = this.#states.width;
    this.#perWord = Math.max(1, Math.floor(32 / plan.side));
    this.#keyWidth = 1 + Math.ceil((this.#width - 1) / this.#perWord);
    const mostBits = plan.side * plan.side * Math.log2(plan.side + 1);
    this.#table = new Table(this.#keyWidth, mostBits, tableBytes);
    this.#frames = new Int32Array(this.#width * 16);
    this.#keys = new Int32Array(this.#keyWidth * 16);
    this.#states.begin(this.#frames, 0);
    if (plan.rows === 0) this.result = 1;
    else this.#enter();
  }

  get atLeast(): Count {
    if (this.result !== undefined) return this.result;
    let sum: Count = 0;
    for (let frame = 0; frame < this.#depth; frame++) sum = add(sum, this.#total[frame]!);
    return sum;
  }

  runTo(nodes: number): void {
    while (this.result === undefined && this.nodes < nodes) this.#advance();
  }

  /** Fills the next cell of the last frame; without one, the frame's count is complete. */
  #advance(): void {
    const frame = this.#depth - 1;
    const width = this.#width;
    const rest = this.#rest[frame]!;
    if (rest === 0) {
      const total = this.#total[frame]!;
      this.#table.set(this.#keys, frame * this.#keyWidth, total, this.nodes - this.#since[frame]!);
      this.#depth--;
      this.#leave(total);
      return;
    }
    this.nodes++;
    this.#rest[frame] = rest & (rest - 1);
    this.#makeRoom();
    const at = this.#depth * width;
    this.#frames.copyWithin(at, at - width, at);
    this.#states.fill(this.#frames, at, this.#columns[frame]!, rest & -rest);
    this.#enter();
  }

  /** Looks at the state behind the frames: its count where that is known at once, else a frame for it. */
  #enter(): void {
    const states = this.#states;
    const frame = this.#depth;
    const at = frame * this.#width;
    const outcome = states.settle(this.#frames, at);
    if (outcome !== CHOICE) {
      this.#leave(outcome === FILLED ? 1 : 0);
      return;
    }
    this.#canonical.apply(this.#frames, at);
    const key = frame * this.#keyWidth;
    this.#pack(at, key);
    const known = this.#table.get(this.#keys, key);
    if (known !== undefined) {
      this.#leave(known);
      return;
    }
    // Names have changed: the choice is made anew, so that it depends on the form alone.
    states.settle(this.#frames, at);
    this.#columns[frame] = states.column;
    this.#rest[frame] = states.candidates(this.#frames, at, states.column);
    this.#total[frame] = 0;
    this.#since[frame] = this.nodes;
    this.#depth++;
  }

  #leave(value: Count): void {
    const frame = this.#depth - 1;
    if (frame === -1) this.result = value;
    else this.#total[frame] = add(this.#total[frame]!, value);
  }

  #pack(at: number, key: number): void {
    const { side } = this.#states.plan;
    const frames = this.#frames;
    const keys = this.#keys;
    const perWord = this.#perWord;
    const end = at + this.#width;
    let word = key;
    keys[word++] = frames[at]!;
    for (let i = at + 1; i < end; i += perWord) {
      let packed = frames[i]!;
      for (let k = 1; k < perWord && i + k < end; k++) packed |= frames[i + k]! << (k * side);
      keys[word++] = packed;
    }
  }

  #makeRoom(): void {
    const needed = this.#depth + 1;
    if (needed * this.#width <= this.#frames.length) return;
    this.#frames = grown(this.#frames);
    this.#keys = grown(this.#keys);
  }
}

function grown(array: Int32Array): Int32Array {
  const more = new Int32Array(2 * array.length);
  more.set(array);
  return more;
}
