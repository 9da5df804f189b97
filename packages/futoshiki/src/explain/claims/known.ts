/**
 * What has been told of a board, and what can be seen on it: no reasons. A number that is written is nowhere else in its
 * row and column; where that leaves a cell nothing, a claim has to say so.
 */
import { largest, members, size, smallest } from '@pipwright/core/bits';
import { above, below, full } from '../../engines/swift/terms.js';
import type { Board } from './board.js';

/** What an argument concludes. Sets are bits, 1 the lowest. */
export type Fact =
  /** None but these are left to a cell. */
  | { readonly is: 'values'; readonly cell: number; readonly set: number }
  /** What to write. */
  | { readonly is: 'placed'; readonly cell: number; readonly value: number }
  /** Nothing is left, though not of one cell. */
  | { readonly is: 'over' };

export class Known {
  readonly board: Board;
  /** Numbers left by cell, as far as is told and seen. */
  readonly values: Int32Array;
  /** What is written in each cell, or 0. */
  written: Uint8Array;
  /** Numbers written in each line. */
  has: Int32Array;
  open: number;
  isDead = false;
  /** Is what is written shared with a copy? Then that is copied before it changes. */
  #isShared = false;

  constructor(board: Board, from?: Known) {
    this.board = board;
    if (from !== undefined) {
      this.values = from.values.slice();
      this.written = from.written;
      this.has = from.has;
      this.#isShared = true;
      from.#isShared = true;
      this.open = from.open;
      this.isDead = from.isDead;
      return;
    }
    const { cells, side, compiled } = board;
    this.values = new Int32Array(cells).fill(full(side));
    this.written = new Uint8Array(cells);
    this.has = new Int32Array(2 * side);
    this.open = cells;
    for (const { row, column, number } of compiled.question.givens) this.#place(row * side + column, number);
  }

  copy(): this {
    return new Known(this.board, this) as this;
  }

  isOpen(cell: number): boolean {
    return this.written[cell] === 0;
  }

  openOf(line: number): number[] {
    return this.board.lines[line]!.filter((cell) => this.written[cell] === 0);
  }

  /** The numbers that a line does not have yet. */
  lacking(line: number): number {
    return full(this.board.side) & ~this.has[line]!;
  }

  can(cell: number, value: number): boolean {
    return (this.values[cell]! & bitOf(value)) !== 0;
  }

  /** Open cells of a line that can have a number. */
  placesOf(line: number, value: number): number[] {
    return this.board.lines[line]!.filter((cell) => this.written[cell] === 0 && this.can(cell, value));
  }

  isNews(fact: Fact): boolean {
    switch (fact.is) {
      case 'values': {
        const left = this.values[fact.cell]!;
        return (left & ~fact.set) !== 0 || (fact.set === 0 && !this.isDead);
      }
      case 'placed':
        return this.written[fact.cell] !== fact.value;
      case 'over':
        return !this.isDead;
    }
  }

  learn(facts: readonly Fact[]): this {
    for (const fact of facts) {
      if (fact.is === 'over') this.isDead = true;
      else if (fact.is === 'placed') this.#place(fact.cell, fact.value);
      else {
        const before = this.values[fact.cell]!;
        this.values[fact.cell] = before & fact.set;
        if ((before & fact.set) === 0 && (before !== 0 || fact.set === 0)) this.isDead = true;
      }
    }
    return this;
  }

  #place(cell: number, value: number): void {
    const { linesAt, lines, inSight } = this.board;
    const bit = bitOf(value);
    if (this.written[cell] === value) return;
    if (this.#isShared) {
      this.written = this.written.slice();
      this.has = this.has.slice();
      this.#isShared = false;
    }
    if (this.written[cell] !== 0 || (this.values[cell]! & bit) === 0) this.isDead = true;
    if (this.written[cell] === 0) this.open--;
    this.written[cell] = value;
    this.values[cell] = bit;
    for (const line of linesAt[cell]!) {
      this.has[line]! |= bit;
      if ((inSight[line]! & bit) === 0) continue;
      for (const other of lines[line]!) if (this.written[other] === 0) this.values[other]! &= ~bit;
    }
  }
}

export const bitOf = (value: number) => 1 << (value - 1);
export const numbersOf = (set: number) => members(set).map((bit) => bit + 1);
export const setOf = (values: readonly number[]) => values.reduce((set, value) => set | bitOf(value), 0);
export const least = (set: number) => smallest(set) + 1;
export const most = (set: number) => largest(set) + 1;
/** All numbers from one on; all up to one. */
export const atLeast = (value: number) => (value <= 1 ? -1 : above(value - 2));
export const atMost = (value: number) => (value <= 0 ? 0 : below(value));

export { full, size };
