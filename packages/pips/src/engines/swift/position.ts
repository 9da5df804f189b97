/**
 * A board in play: which cells are open, what is left of the supply, what each region still asks for. Moves are
 * made and taken back in place; nothing is copied.
 */
import { Arena } from './arena.js';
import { type Compiled, DIFFERENT, SAME, SUM } from './compile.js';
import { FORBIDDEN, FORCED, type Terms } from './terms.js';

/** A move is `edge << 10 | x << 5 | y`, x on the edge's first cell and y on its second; or a freed cell left empty. */
export type Move = number;

export const LEAVE_EMPTY = 1 << 30;

/** In place of x << 5 | y: the cells are joined, and what lies there is left open. */
const BLANK = 1023;

export function blankMove(edge: number): Move {
  return (edge << 10) | BLANK;
}

export function moveOf(edge: number, x: number, y: number): Move {
  return (edge << 10) | (x << 5) | y;
}

/** More dominoes than fit on any board. */
const IMPOSSIBLE = 1 << 20;

/** Does a move of a search lay a domino? */
export function isPlacement(move: Move): boolean {
  return move < LEAVE_EMPTY;
}

export class Position {
  readonly compiled: Compiled;
  readonly terms: Terms;
  /** Are all dominoes that may be used to be used? */
  readonly exact: boolean;
  /** By cell: is it open? */
  readonly open: Int32Array;
  /** The open cells in reading order, as a ring through `cells`. */
  readonly next: Int32Array;
  readonly previous: Int32Array;
  /** By cell: the pips that may lie there whatever else does. */
  readonly values: Int32Array;
  /** By cell: 1 where it need not be covered. */
  readonly freed: Int32Array;
  /** By edge: 1 where nothing may lie. */
  readonly barred: Int32Array;
  /** By region. */
  readonly shape: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly set: Int32Array;
  /** By region: open cells that must be covered, and freed ones. */
  readonly needed: Int32Array;
  readonly optional: Int32Array;
  /** By pair: copies that may still be used. */
  readonly left: Int32Array;
  /** By pip x: the y for which x–y may still be used. */
  readonly partners: Int32Array;
  /** By pip: halves that carry it and may still be used. */
  readonly halves: Int32Array;
  /** Dominoes that must still be used. */
  owed = 0;
  /** Open cells that must be covered. */
  toCover: number;
  /** All open cells. */
  openCells: number;
  /** Is there an edge where nothing may lie? */
  readonly anyBarred: boolean;
  readonly #anyFreed: boolean;
  /** Two numbers for each move that stands: what its regions' sets were. */
  readonly #sets: number[] = [];

  constructor(compiled: Compiled, terms: Terms) {
    const { cells: n, edges, regions: r, pips } = compiled;
    const arena = new Arena(7 * n + 2 + edges + 6 * (r + 1) + pips * pips + 2 * pips);
    this.compiled = compiled;
    this.terms = terms;
    this.open = arena.take(n).fill(1);
    this.next = arena.take(n + 1);
    this.previous = arena.take(n + 1);
    this.values = arena.take(n);
    this.freed = arena.take(n);
    this.barred = arena.take(edges);
    this.shape = arena.take(r + 1);
    this.low = arena.take(r + 1);
    this.high = arena.take(r + 1);
    this.set = arena.take(r + 1);
    this.needed = arena.take(r + 1);
    this.optional = arena.take(r + 1);
    this.left = arena.take(pips * pips);
    this.partners = arena.take(pips);
    this.halves = arena.take(pips);

    this.freed.set(terms.freed);
    this.#barEdges();
    this.anyBarred = this.barred.includes(1);
    this.toCover = this.#linkCells();
    this.openCells = n;
    this.#anyFreed = this.toCover < n;
    this.#setUpRegions();
    this.exact = this.#setUpSupply();
  }

  /** An edge that is forced bars all others at its cells, which then must be covered. */
  #barEdges(): void {
    const { edges, first, second, near } = this.compiled;
    const { joins } = this.terms;
    for (let e = 0; e < edges; e++) {
      if ((joins[e]! & FORBIDDEN) !== 0) this.barred[e] = 1;
      if ((joins[e]! & FORCED) === 0) continue;
      for (const cell of [first[e]!, second[e]!]) {
        this.freed[cell] = 0;
        for (let k = 0; k < 4; k++) {
          const other = near[4 * cell + k]!;
          if (other !== -1 && other !== e) this.barred[other] = 1;
        }
      }
    }
  }

  /** Makes every cell open; returns how many must be covered. */
  #linkCells(): number {
    const { cells, region, each } = this.compiled;
    const { values, silent } = this.terms;
    let toCover = 0;
    for (let c = 0; c < cells; c++) {
      const r = region[c]!;
      this.values[c] = values[c]! & (silent[r] === 1 ? -1 : each[r]!);
      this.next[c] = c + 1;
      this.previous[c + 1] = c;
      if (this.freed[c] === 1) {
        this.optional[r]!++;
      } else {
        this.needed[r]!++;
        toCover++;
      }
    }
    this.next[cells] = 0;
    this.previous[0] = cells;
    return toCover;
  }

  #setUpRegions(): void {
    const { regions, shape, low, high, set } = this.compiled;
    const { silent } = this.terms;
    for (let r = 0; r < regions; r++) {
      if (silent[r] === 1) continue;
      this.shape[r] = shape[r]!;
      this.low[r] = low[r]!;
      this.high[r] = high[r]!;
      this.set[r] = set[r]!;
    }
  }

  /** Returns whether all of it is to be used. */
  #setUpSupply(): boolean {
    const { pips } = this.compiled;
    const { least, most } = this.terms;
    let exact = true;
    for (let x = 0; x < pips; x++) {
      let halves = 0;
      let partners = 0;
      for (let y = 0; y < pips; y++) {
        const pair = x * pips + y;
        const copies = most[pair]!;
        if (copies !== least[pair]) exact = false;
        if (y >= x) this.owed += least[pair]! > copies ? IMPOSSIBLE : Math.max(0, least[pair]!);
        if (copies <= 0) continue;
        this.left[pair] = copies;
        partners |= 1 << y;
        halves += x === y ? 2 * copies : copies;
      }
      this.partners[x] = partners;
      this.halves[x] = halves;
    }
    return exact;
  }

  /** With every cell closed: does it solve the puzzle? */
  isSolved(): boolean {
    return this.owed === 0 && !this.isBroken();
  }

  /** Is there a sum that is complete and wrong? Only where cells are freed can a move lead to one. */
  isBroken(): boolean {
    if (!this.#anyFreed) return false;
    const { shape, low, high, needed, optional } = this;
    for (let r = 0; r < this.compiled.regions; r++) {
      if (shape[r] !== SUM || needed[r] !== 0 || optional[r] !== 0) continue;
      if (low[r]! > 0 || high[r]! < 0) return true;
    }
    return false;
  }

  make(move: Move): void {
    if (move >= LEAVE_EMPTY) {
      this.#leaveEmpty(move - LEAVE_EMPTY);
      return;
    }
    const { first, second } = this.compiled;
    const edge = move >>> 10;
    if ((move & BLANK) === BLANK) {
      this.#unlink(first[edge]!);
      this.#unlink(second[edge]!);
      return;
    }
    const x = (move >>> 5) & 31;
    const y = move & 31;
    this.#take(x, y);
    this.#fill(first[edge]!, x);
    this.#fill(second[edge]!, y);
  }

  takeBack(move: Move): void {
    if (move >= LEAVE_EMPTY) {
      this.#reopen(move - LEAVE_EMPTY);
      return;
    }
    const { first, second } = this.compiled;
    const edge = move >>> 10;
    if ((move & BLANK) === BLANK) {
      this.#relink(second[edge]!);
      this.#relink(first[edge]!);
      return;
    }
    const x = (move >>> 5) & 31;
    const y = move & 31;
    this.#clear(second[edge]!, y);
    this.#clear(first[edge]!, x);
    this.#give(x, y);
  }

  #take(x: number, y: number): void {
    const { left, halves, partners } = this;
    const { pips } = this.compiled;
    const pair = x * pips + y;
    const before = left[pair]!;
    if (this.terms.least[pair]! > this.terms.most[pair]! - before) this.owed--;
    left[pair] = before - 1;
    left[y * pips + x] = before - 1;
    halves[x]!--;
    halves[y]!--;
    if (before === 1) {
      partners[x]! &= ~(1 << y);
      partners[y]! &= ~(1 << x);
    }
  }

  #give(x: number, y: number): void {
    const { left, halves, partners } = this;
    const { pips } = this.compiled;
    const pair = x * pips + y;
    const after = left[pair]! + 1;
    if (this.terms.least[pair]! > this.terms.most[pair]! - after) this.owed++;
    left[pair] = after;
    left[y * pips + x] = after;
    halves[x]!++;
    halves[y]!++;
    partners[x]! |= 1 << y;
    partners[y]! |= 1 << x;
  }

  #fill(cell: number, pip: number): void {
    const r = this.compiled.region[cell]!;
    this.#unlink(cell);
    if (this.freed[cell] === 1) {
      this.optional[r]!--;
    } else {
      this.needed[r]!--;
      this.toCover--;
    }
    this.#sets.push(this.set[r]!);
    switch (this.shape[r]) {
      case SUM:
        this.low[r]! -= pip;
        this.high[r]! -= pip;
        break;
      case SAME:
        this.set[r] = 1 << pip;
        break;
      case DIFFERENT:
        this.set[r]! &= ~(1 << pip);
    }
  }

  #clear(cell: number, pip: number): void {
    const r = this.compiled.region[cell]!;
    this.#relink(cell);
    if (this.freed[cell] === 1) {
      this.optional[r]!++;
    } else {
      this.needed[r]!++;
      this.toCover++;
    }
    this.set[r] = this.#sets.pop() as number;
    if (this.shape[r] === SUM) {
      this.low[r]! += pip;
      this.high[r]! += pip;
    }
  }

  /** A freed cell stays uncovered: to a sum it may add anything a pip can be, or nothing. */
  #leaveEmpty(cell: number): void {
    const r = this.compiled.region[cell]!;
    this.#unlink(cell);
    this.optional[r]!--;
    this.low[r]! -= this.compiled.maxPip;
  }

  #reopen(cell: number): void {
    const r = this.compiled.region[cell]!;
    this.low[r]! += this.compiled.maxPip;
    this.optional[r]!++;
    this.#relink(cell);
  }

  #unlink(cell: number): void {
    const next = this.next[cell]!;
    const previous = this.previous[cell]!;
    this.next[previous] = next;
    this.previous[next] = previous;
    this.open[cell] = 0;
    this.openCells--;
  }

  #relink(cell: number): void {
    const next = this.next[cell]!;
    const previous = this.previous[cell]!;
    this.next[previous] = cell;
    this.previous[next] = cell;
    this.open[cell] = 1;
    this.openCells++;
  }
}
