/**
 * State of a grid filled row by row and within a row cell by cell: all that the number of ways to go on depends on.
 *
 *     [ position of the row | its open columns | its numbers left | by column: numbers left | by special cell: numbers ]
 *
 * A state is settled, with all that is forced filled in, then brought to a form that as many as can be share
 * (`Canonical`), so that what is counted for one holds for all of them.
 */
import { largest, size, smallest } from '@pipwright/core/bits';
import { APART, GREATER, LESS, NEXT } from './compile.js';
import type { RowPlan } from './row-plan.js';
import { above, below } from './terms.js';

export const ROW = 0;
export const OPEN = 1;
export const NUMBERS = 2;
export const LEFT = 3;

/** Results of `RowStates.settle`. */
const DEAD = 0;
export const FILLED = 1;
export const CHOICE = 2;

export class RowStates {
  readonly plan: RowPlan;
  readonly width: number;
  /** The column that `settle` chose. */
  column = -1;
  /** The number that it must hold. */
  #forced = 0;
  #cut = false;
  readonly #specials: number;
  readonly #inColumns: Int32Array;

  constructor(plan: RowPlan) {
    this.plan = plan;
    this.width = LEFT + plan.side + plan.specialPlace.length;
    this.#specials = LEFT + plan.side;
    this.#inColumns = new Int32Array(plan.side);
  }

  begin(states: Int32Array, at: number): void {
    const { open, numbers, left, specialNumbers } = this.plan;
    states[at + ROW] = 0;
    states[at + OPEN] = open[0] ?? 0;
    states[at + NUMBERS] = numbers[0] ?? 0;
    states.set(left, at + LEFT);
    states.set(specialNumbers, at + this.#specials);
  }

  candidates(states: Int32Array, at: number, column: number): number {
    const { plan } = this;
    const special = plan.special[states[at + ROW]! * plan.side + column]!;
    const mask = states[at + NUMBERS]! & states[at + LEFT + column]!;
    return special === -1 ? mask : mask & states[at + this.#specials + special]!;
  }

  fill(states: Int32Array, at: number, column: number, bit: number): void {
    const { plan } = this;
    const place = states[at + ROW]! * plan.side + column;
    states[at + OPEN]! &= ~(1 << column);
    if (plan.rowOn[states[at + ROW]!] === 1) states[at + NUMBERS]! &= ~bit;
    if (plan.columnOn[column] === 1) states[at + LEFT + column]! &= ~bit;
    const own = plan.special[place]!;
    if (own === -1) return;
    states[at + this.#specials + own] = 0;
    const links = plan.links[place]!;
    for (let i = 0; i < links.length; i++) {
      const { place: end, view } = links[i]!;
      const special = at + this.#specials + plan.special[end]!;
      // A place of the same row that is filled has no numbers left to cut.
      states[special]! &= numbersOpposite(bit, view);
    }
  }

  /** Fills in what is forced; then the state is dead, the grid is filled, or there is a choice to make. */
  settle(states: Int32Array, at: number): number {
    for (;;) {
      if (states[at + OPEN] === 0 && !this.#nextRow(states, at)) return FILLED;
      const found = this.#choose(states, at);
      if (found === DEAD) return DEAD;
      if (found === FORCED) {
        this.fill(states, at, this.column, this.#forced);
        continue;
      }
      if (!this.#cutSpecials(states, at)) return DEAD;
      if (!this.#cut) return this.#canEnd(states, at) ? CHOICE : DEAD;
    }
  }

  /** Cuts special cells to what their lines and links leave; false where one has nothing left. */
  #cutSpecials(states: Int32Array, at: number): boolean {
    const { side, specialPlace, numbers } = this.plan;
    const row = states[at + ROW]!;
    this.#cut = false;
    for (let i = 0; i < specialPlace.length; i++) {
      const before = states[at + this.#specials + i]!;
      if (before === 0) continue;
      const place = specialPlace[i]!;
      const p = (place / side) | 0;
      const here = p === row ? states[at + NUMBERS]! : numbers[p]!;
      const mask = before & states[at + LEFT + place - p * side]! & here;
      if (mask === 0) return false;
      states[at + this.#specials + i] = mask;
    }
    return this.#followLinks(states, at);
  }

  /** Cuts special cells to what goes with those they are linked to by signs. */
  #followLinks(states: Int32Array, at: number): boolean {
    const { plan } = this;
    const specials = at + this.#specials;
    for (let changed = true; changed; ) {
      changed = false;
      for (let i = 0; i < plan.specialPlace.length; i++) {
        const links = plan.links[plan.specialPlace[i]!]!;
        if (states[specials + i] === 0) continue;
        for (let k = 0; k < links.length; k++) {
          const end = specials + plan.special[links[k]!.place]!;
          const there = states[end]!;
          const here = states[specials + i]!;
          if (there === 0) continue;
          const view = links[k]!.view;
          if (view === GREATER || view === LESS) {
            const lower = view === GREATER ? there & below(largest(here)) : there & above(smallest(here));
            const upper = view === GREATER ? here & above(smallest(there)) : here & below(largest(there));
            if (lower === 0 || upper === 0) return false;
            if (lower === there && upper === here) continue;
            states[end] = lower;
            states[specials + i] = upper;
            changed = true;
            this.#cut = true;
          }
        }
      }
    }
    return true;
  }

  /** Goes on to the next row; false where there is none. */
  #nextRow(states: Int32Array, at: number): boolean {
    const { plan } = this;
    const row = states[at + ROW]! + 1;
    states[at + ROW] = row;
    if (row === plan.rows) return false;
    states[at + OPEN] = plan.open[row]!;
    states[at + NUMBERS] = plan.numbers[row]!;
    return true;
  }

  /** Has each number that a column must still hold a row for it, and each that a row must hold a column? */
  #canEnd(states: Int32Array, at: number): boolean {
    const { side, rows, open, numbers, rowOn, columnOn, special } = this.plan;
    const row = states[at + ROW]!;
    const inColumns = this.#inColumns.fill(0);
    for (let p = row; p < rows; p++) {
      const all = p === row ? states[at + NUMBERS]! : numbers[p]!;
      let inRow = 0;
      for (let rest = p === row ? states[at + OPEN]! : open[p]!; rest !== 0; rest &= rest - 1) {
        const column = 31 - Math.clz32(rest & -rest);
        const own = special[p * side + column]!;
        const mask = states[at + LEFT + column]! & (own === -1 ? all : states[at + this.#specials + own]!);
        inRow |= mask;
        inColumns[column]! |= mask;
      }
      if (rowOn[p] === 1 && (all & ~inRow) !== 0) return false;
    }
    for (let column = 0; column < side; column++) {
      if (columnOn[column] === 1 && (states[at + LEFT + column]! & ~inColumns[column]!) !== 0) return false;
    }
    return true;
  }

  /** The column with the fewest numbers, or one that alone can hold a number the row must hold. */
  #choose(states: Int32Array, at: number): number {
    let fewest = 33;
    let once = 0;
    let twice = 0;
    for (let rest = states[at + OPEN]!; rest !== 0; rest &= rest - 1) {
      const column = 31 - Math.clz32(rest & -rest);
      const mask = this.candidates(states, at, column);
      const count = size(mask);
      if (count < fewest) {
        fewest = count;
        this.column = column;
      }
      twice |= once & mask;
      once |= mask;
    }
    if (fewest === 0) return DEAD;
    if (this.plan.rowOn[states[at + ROW]!] === 1) {
      if ((states[at + NUMBERS]! & ~once) !== 0) return DEAD;
      const single = once & ~twice;
      if (single !== 0) {
        this.#forced = single & -single;
        this.column = this.#columnWith(states, at, this.#forced);
        return FORCED;
      }
    }
    if (fewest > 1) return CHOICE;
    this.#forced = this.candidates(states, at, this.column);
    return FORCED;
  }

  #columnWith(states: Int32Array, at: number, bit: number): number {
    for (let rest = states[at + OPEN]!; rest !== 0; rest &= rest - 1) {
      const column = 31 - Math.clz32(rest & -rest);
      if ((this.candidates(states, at, column) & bit) !== 0) return column;
    }
    return -1;
  }
}

/** Result of a choice with one way to go on: `column`, `#forced`. */
const FORCED = 3;

/** The numbers that a link allows opposite this one. */
function numbersOpposite(bit: number, view: number): number {
  switch (view) {
    case GREATER:
      return bit - 1;
    case LESS:
      return ~(bit | (bit - 1));
    case NEXT:
      return (bit << 1) | (bit >>> 1);
    default:
      return view === APART ? ~((bit << 1) | (bit >>> 1)) : -1;
  }
}
