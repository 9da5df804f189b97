/**
 * What is known so far, and by which fact: for each cell the numbers left, and which number it holds. Each number that a
 * cell has lost knows the fact that took it, so that a proof rests on no more than it needs. A number that is placed is
 * nowhere else in its row and column: everybody sees that, so it is known at once, and by no fact of its own.
 */
import { size, smallest } from '@pipwright/core/bits';
import type { Knowledge as KnownFacts } from '@pipwright/core/explaining';
import { full } from '../../engines/swift/bits.js';
import type { Compiled } from '../../engines/swift/index.js';
import type { Fact } from './conclusion.js';
import type { Premises } from './premise.js';

/** In place of the fact that a cell's number is known by. */
const BY_A_GIVEN = -2;
const BY_NOTHING = -1;
/** In place of the fact that took a number: from here down, the line that has it. */
const TAKEN = -3;

export class Knowledge implements KnownFacts<Fact> {
  readonly compiled: Compiled;
  readonly side: number;
  /** By cell: the numbers left. */
  readonly values: Int32Array;
  /** By cell and number: the fact that took it. */
  readonly #lostBy: Int32Array;
  /** By cell: the fact that says what it holds. */
  readonly #placedBy: Int32Array;
  /** By line and number: the cell that holds it, or −1. */
  readonly #holder: Int32Array;
  /** By line, rows first: the numbers that no cell of it is known to hold. */
  readonly missing: Int32Array;
  /** By line, rows first: its cells. */
  readonly lines: readonly (readonly number[])[];
  /** Is it known that the numbers of a line differ? */
  readonly isLineKnown: (line: number) => boolean;
  readonly #facts: Fact[];

  /** @param isLineKnown whether it is known that the numbers of a line differ; of all lines by default */
  constructor(
    compiled: Compiled,
    given: readonly Fact[] = [],
    isLineKnown: (line: number) => boolean = () => true,
    copied?: Knowledge,
  ) {
    const { side, cells } = compiled;
    this.compiled = compiled;
    this.side = side;
    this.isLineKnown = isLineKnown;
    if (copied !== undefined) {
      this.values = copied.values.slice();
      this.#lostBy = copied.#lostBy.slice();
      this.#placedBy = copied.#placedBy.slice();
      this.#holder = copied.#holder.slice();
      this.missing = copied.missing.slice();
      this.lines = copied.lines;
      this.#facts = [...copied.#facts];
      return;
    }
    this.values = new Int32Array(cells).fill(full(side));
    this.#lostBy = new Int32Array(cells * side).fill(BY_NOTHING);
    this.#placedBy = new Int32Array(cells).fill(BY_NOTHING);
    this.#holder = new Int32Array(2 * side * side).fill(-1);
    this.missing = new Int32Array(2 * side).fill(full(side));
    this.lines = linesOf(side);
    this.#facts = [];
    for (const { row, column, number } of compiled.question.givens) {
      const cell = row * side + column;
      this.values[cell] = 1 << (number - 1);
      this.#placedBy[cell] = BY_A_GIVEN;
    }
    for (const { row, column, number } of compiled.question.givens) this.#take(row * side + column, number - 1);
    for (const fact of given) this.learn(fact);
    this.#seeTaken();
  }

  copy(): Knowledge {
    return new Knowledge(this.compiled, [], this.isLineKnown, this);
  }

  get facts(): readonly Fact[] {
    return this.#facts;
  }

  isPlaced(cell: number): boolean {
    return this.#placedBy[cell] !== BY_NOTHING;
  }

  /** How many cells have no number. */
  get open(): number {
    return this.#placedBy.reduce((sum, by) => sum + Number(by === BY_NOTHING), 0);
  }

  /** Is everything known that all solutions share? */
  knowsAll(truth: Int32Array): boolean {
    return this.values.every((values, cell) => values === truth[cell] && (size(values) > 1 || this.isPlaced(cell)));
  }

  isNews(fact: Fact): boolean {
    return fact.some(
      ({ kind, cell, values }) =>
        values === 0 || (this.values[cell]! & ~values) !== 0 || (kind === 'place' && !this.isPlaced(cell)),
    );
  }

  learn(fact: Fact): void {
    const id = this.#facts.push(fact) - 1;
    for (const { kind, cell, values } of fact) {
      const lost = this.values[cell]! & ~values;
      for (let v = 0; v < this.side; v++) if ((lost & (1 << v)) !== 0) this.#lostBy[cell * this.side + v] = id;
      this.values[cell]! &= values;
      // Where nothing is left for a cell, no number is: others see why.
      if (kind !== 'place' || this.isPlaced(cell) || this.values[cell] === 0) continue;
      this.#placedBy[cell] = id;
      this.#take(cell, smallest(values));
    }
  }

  /** A number that is placed leaves the rest of its row and column. */
  #take(cell: number, v: number): void {
    for (const line of linesThrough(cell, this.side)) {
      this.#holder[line * this.side + v] = cell;
      this.missing[line]! &= ~(1 << v);
      if (!this.isLineKnown(line)) continue;
      for (const other of this.lines[line]!) {
        if (this.isPlaced(other) || (this.values[other]! & (1 << v)) === 0) continue;
        this.values[other]! &= ~(1 << v);
        this.#lostBy[other * this.side + v] = TAKEN - line;
      }
    }
  }

  /** That its row or its column has a number is easier to see than any other reason why a cell does not hold it. */
  #seeTaken(): void {
    for (const [line, cells] of this.lines.entries()) {
      for (const cell of cells) {
        if (!this.isPlaced(cell) || !this.isLineKnown(line)) continue;
        const v = smallest(this.values[cell]!);
        for (const other of cells) this.#lostBy[other * this.side + v] = TAKEN - line;
      }
    }
  }

  /** Why a cell holds its number, or none but those that are left to it. */
  addValues(because: Premises, cell: number): void {
    if (this.isPlaced(cell)) this.#addPlaced(because, cell);
    else this.addLost(because, cell, ~this.values[cell]!);
  }

  /** Why a cell has lost these numbers, as far as it has. */
  addLost(because: Premises, cell: number, numbers: number): void {
    const lost = numbers & ~this.values[cell]! & full(this.side);
    if (lost === 0) return;
    if (this.isPlaced(cell)) {
      this.#addPlaced(because, cell);
      return;
    }
    for (let v = 0; v < this.side; v++) {
      if ((lost & (1 << v)) === 0) continue;
      const by = this.#lostBy[cell * this.side + v]!;
      if (by > TAKEN) because.fact(by);
      else {
        because.line(TAKEN - by);
        this.#addPlaced(because, this.#holder[(TAKEN - by) * this.side + v]!);
      }
    }
  }

  /** The fact by which a cell lost a number, or −1. */
  lostBy(cell: number, v: number): number {
    return Math.max(-1, this.isPlaced(cell) ? this.#placedBy[cell]! : this.#lostBy[cell * this.side + v]!);
  }

  #addPlaced(because: Premises, cell: number): void {
    if (this.#placedBy[cell] === BY_A_GIVEN) because.given(cell);
    else because.fact(this.#placedBy[cell]!);
  }
}

/** The row and the column of a cell. */
export function linesThrough(cell: number, side: number): readonly [row: number, column: number] {
  return [Math.floor(cell / side), side + (cell % side)];
}

/** By line, rows first: its cells. */
export function linesOf(side: number): number[][] {
  const numbers = Array.from({ length: side }, (_, i) => i);
  return [
    ...numbers.map((row) => numbers.map((column) => row * side + column)),
    ...numbers.map((column) => numbers.map((row) => row * side + column)),
  ];
}
