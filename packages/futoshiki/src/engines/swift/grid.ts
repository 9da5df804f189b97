/**
 * A grid partly filled: a set of numbers for each cell, a trail to take back what was ruled out, and what follows at
 * once. Sets by cell rather than the exact cover that Latin squares are famous for: signs speak of the least and the
 * largest number of a cell, which a set has at hand and dancing links have not. Cheap conclusions come first and are
 * drawn to the end before a dearer one is asked for:
 *
 *     settled cell → its lines   ·   links → bounds   ·   hidden singles of a line   ·   whole lines (`Lines`)
 *
 *     masks[cell]  numbers left       order[0 … settled)  cells with one number left, in the order they got there
 *     trail        cell, mask before  queue               cells whose links are to be looked at
 */
import { largest, smallest } from '@pipwright/core/bits';
import { APART, type Compiled, GREATER, isGiven, LESS, NEXT } from './compile.js';
import { Lines } from './lines.js';
import type { Terms } from './terms.js';
import { full } from './terms.js';

export class Grid {
  readonly compiled: Compiled;
  readonly terms: Terms;
  readonly masks: Int32Array;
  readonly order: Int32Array;
  settled = 0;
  /** Number of given cells; they come first in `order`. */
  readonly givens: number;
  top = 0;
  /** Cell that had no number left, or −1. */
  failedCell = -1;
  /** The line whose numbers had no room, or −1. */
  failedLine = -1;
  readonly #all: number;
  readonly #trailCells: Int32Array;
  readonly #trailMasks: Int32Array;
  /** Number of cells of `order` whose number has been removed from the other cells of their lines. */
  #spread = 0;
  readonly #queue: Int32Array;
  readonly #queued: Int32Array;
  #queueTop = 0;
  /** Lines to look at for hidden singles, one bit each. */
  #rows = 0;
  #columns = 0;
  /** Lines to look at as a whole. */
  #wholeRows = 0;
  #wholeColumns = 0;
  #lines: Lines | undefined;

  constructor(compiled: Compiled, terms: Terms) {
    const { side, cells } = compiled;
    this.compiled = compiled;
    this.terms = terms;
    this.#all = full(side);
    const most = cells * side;
    const numbers = new Int32Array(4 * cells + 2 * most);
    this.masks = numbers.subarray(0, cells).fill(this.#all);
    this.order = numbers.subarray(cells, 2 * cells);
    this.#queue = numbers.subarray(2 * cells, 3 * cells);
    this.#queued = numbers.subarray(3 * cells, 4 * cells);
    this.#trailCells = numbers.subarray(4 * cells, 4 * cells + most);
    this.#trailMasks = numbers.subarray(4 * cells + most);
    let given = 0;
    for (let cell = 0; cell < cells; cell++) if (isGiven(compiled, terms, cell)) this.order[given++] = cell;
    this.givens = given;
  }

  /** Applies the terms and all that follows; false where there is no solution. */
  begin(): boolean {
    const { side, cells, start } = this.compiled;
    const { values, lineOff } = this.terms;
    for (let i = 0; i < this.givens; i++) if (!this.narrow(this.order[i]!, values[this.order[i]!]!)) return false;
    for (let cell = 0; cell < cells; cell++) {
      const mask = values[cell]!;
      // Cells with one number are settled without being narrowed.
      if (side === 1) this.order[this.settled++] = cell;
      else if (mask !== this.masks[cell] && !this.narrow(cell, mask)) return false;
      if (start[cell] !== start[cell + 1]) this.#enqueue(cell);
    }
    for (let line = 0; line < side; line++) {
      if (lineOff[line] === 0) this.#rows |= 1 << line;
      if (lineOff[side + line] === 0) this.#columns |= 1 << line;
    }
    return this.propagate();
  }

  /** Leaves the cell these numbers only; fewer than before. */
  narrow(cell: number, mask: number): boolean {
    if (mask === 0) {
      this.failedCell = cell;
      return false;
    }
    this.#trailCells[this.top] = cell;
    this.#trailMasks[this.top++] = this.masks[cell]!;
    this.masks[cell] = mask;
    if ((mask & (mask - 1)) === 0) this.order[this.settled++] = cell;
    const { side, start } = this.compiled;
    const row = (cell / side) | 0;
    this.#rows |= 1 << row;
    this.#columns |= 1 << (cell - row * side);
    if (start[cell] !== start[cell + 1]) this.#enqueue(cell);
    return true;
  }

  propagate(): boolean {
    this.failedCell = -1;
    this.failedLine = -1;
    for (;;) {
      if (this.#spread < this.settled) {
        if (!this.#leaveLines(this.order[this.#spread++]!)) return this.#fail();
      } else if (this.#queueTop > 0) {
        const cell = this.#queue[--this.#queueTop]!;
        this.#queued[cell] = 0;
        if (!this.#followLinks(cell)) return this.#fail();
      } else if (this.#rows !== 0) {
        const row = 31 - Math.clz32(this.#rows);
        this.#rows ^= 1 << row;
        this.#wholeRows |= 1 << row;
        if (!this.#hiddenSingles(row, row * this.compiled.side, 1)) return this.#fail();
      } else if (this.#columns !== 0) {
        const column = 31 - Math.clz32(this.#columns);
        this.#columns ^= 1 << column;
        this.#wholeColumns |= 1 << column;
        const { side } = this.compiled;
        if (!this.#hiddenSingles(side + column, column, side)) return this.#fail();
      } else if (this.settled === this.compiled.cells) {
        this.#wholeRows = 0;
        this.#wholeColumns = 0;
        return true;
      } else if (this.#wholeRows !== 0) {
        const row = 31 - Math.clz32(this.#wholeRows);
        this.#wholeRows ^= 1 << row;
        if (!this.#wholeLine(row)) return this.#fail();
      } else if (this.#wholeColumns !== 0) {
        const column = 31 - Math.clz32(this.#wholeColumns);
        this.#wholeColumns ^= 1 << column;
        if (!this.#wholeLine(this.compiled.side + column)) return this.#fail();
      } else return true;
    }
  }

  /** Takes back all beyond this length of the trail and of `order`. */
  undo(top: number, settled: number): void {
    const cells = this.#trailCells;
    const before = this.#trailMasks;
    for (let i = this.top - 1; i >= top; i--) this.masks[cells[i]!] = before[i]!;
    this.top = top;
    this.settled = settled;
    this.#spread = settled;
  }

  #fail(): boolean {
    while (this.#queueTop > 0) this.#queued[this.#queue[--this.#queueTop]!] = 0;
    this.#rows = 0;
    this.#columns = 0;
    this.#wholeRows = 0;
    this.#wholeColumns = 0;
    return false;
  }

  #enqueue(cell: number): void {
    if (this.#queued[cell] !== 0) return;
    this.#queued[cell] = 1;
    this.#queue[this.#queueTop++] = cell;
  }

  #leaveLines(cell: number): boolean {
    const { side } = this.compiled;
    const { lineOff } = this.terms;
    const masks = this.masks;
    const bit = masks[cell]!;
    const row = (cell / side) | 0;
    const column = cell - row * side;
    if (lineOff[row] === 0) {
      for (let at = row * side, end = at + side; at < end; at++) {
        if ((masks[at]! & bit) !== 0 && at !== cell && !this.narrow(at, masks[at]! & ~bit)) return false;
      }
    }
    if (lineOff[side + column] === 0) {
      for (let at = column; at < masks.length; at += side) {
        if ((masks[at]! & bit) !== 0 && at !== cell && !this.narrow(at, masks[at]! & ~bit)) return false;
      }
    }
    return true;
  }

  #followLinks(cell: number): boolean {
    const { start, other, view, link } = this.compiled;
    const { linkOff } = this.terms;
    const masks = this.masks;
    const mask = masks[cell]!;
    for (let i = start[cell]!; i < start[cell + 1]!; i++) {
      if (linkOff[link[i]!] !== 0) continue;
      const end = other[i]!;
      let left = masks[end]!;
      switch (view[i]) {
        case GREATER:
          left &= (1 << largest(mask)) - 1;
          break;
        case LESS:
          left &= -2 << smallest(mask);
          break;
        case NEXT:
          left &= (mask << 1) | (mask >>> 1);
          break;
        case APART:
          left &= ~this.#closeTo(mask, this.#differ(cell, end));
      }
      if (left !== masks[end] && !this.narrow(end, left)) return false;
    }
    return true;
  }

  /** The numbers that are next to all of a set; with `differ`, or the same. */
  #closeTo(mask: number, differ: boolean): number {
    const low = smallest(mask);
    const span = largest(mask) - low;
    if (span > 2) return 0;
    const bit = 1 << low;
    if (span === 0) return (bit << 1) | (bit >>> 1);
    if (span === 1) return differ ? mask : 0;
    return differ || mask === (bit | (bit << 2)) ? bit << 1 : 0;
  }

  #differ(cell: number, neighbour: number): boolean {
    const { side } = this.compiled;
    const row = (cell / side) | 0;
    const inRow = Math.abs(cell - neighbour) === 1 && side > 1;
    return this.terms.lineOff[inRow ? row : side + cell - row * side] === 0;
  }

  #hiddenSingles(line: number, first: number, step: number): boolean {
    if (this.terms.lineOff[line] !== 0) return true;
    const { side } = this.compiled;
    const masks = this.masks;
    const end = first + side * step;
    let once = 0;
    let twice = 0;
    let done = 0;
    for (let at = first; at < end; at += step) {
      const mask = masks[at]!;
      twice |= once & mask;
      once |= mask;
      if ((mask & (mask - 1)) === 0) done |= mask;
    }
    if (once !== this.#all) {
      this.failedLine = line;
      return false;
    }
    const hidden = once & ~twice & ~done;
    if (hidden === 0) return true;
    for (let at = first; at < end; at += step) {
      const mask = masks[at]! & hidden;
      if (mask === 0) continue;
      if ((mask & (mask - 1)) !== 0) {
        this.failedLine = line;
        return false;
      }
      if (!this.narrow(at, mask)) return false;
    }
    return true;
  }

  #wholeLine(line: number): boolean {
    if (this.terms.lineOff[line] !== 0) return true;
    this.#lines ??= new Lines(this);
    const before = this.top;
    if (this.#lines.followChains(line)) {
      if (this.top === before) {
        if (this.#lines.differ(line)) return true;
      } else {
        // Cheaper conclusions come first again.
        if (line < this.compiled.side) this.#wholeRows |= 1 << line;
        else this.#wholeColumns |= 1 << (line - this.compiled.side);
        return true;
      }
    }
    if (this.failedCell === -1) this.failedLine = line;
    return false;
  }
}
