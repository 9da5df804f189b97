/**
 * A board in play: which cells are open, what is left of the supply, what each region still asks for. Moves are
 * made and taken back in place; nothing is copied.
 */
import { largest } from '@pipwright/core/bits';
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
  /** By cell: 1 while it is left empty. */
  readonly empty: Int32Array;
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
  /** Was there a cell that need not be covered? */
  readonly anyFreed: boolean;
  /** By region, where cells are freed: the most that its open cells can add to a sum. */
  readonly #reach: Int32Array;
  /** By region: what each cell left empty may add to the sum, where that has gaps. */
  readonly #gaps = new Map<number, number[]>();
  /** Two numbers for each move that stands: what its regions' sets were. */
  readonly #sets: number[] = [];

  constructor(compiled: Compiled, terms: Terms) {
    const { cells: n, edges, regions: r, pips } = compiled;
    const arena = new Arena(8 * n + 2 + edges + 7 * (r + 1) + pips * pips + 2 * pips);
    this.compiled = compiled;
    this.terms = terms;
    this.open = arena.take(n).fill(1);
    this.next = arena.take(n + 1);
    this.previous = arena.take(n + 1);
    this.values = arena.take(n);
    this.freed = arena.take(n);
    this.empty = arena.take(n);
    this.barred = arena.take(edges);
    this.shape = arena.take(r + 1);
    this.low = arena.take(r + 1);
    this.high = arena.take(r + 1);
    this.set = arena.take(r + 1);
    this.#reach = arena.take(r + 1);
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
    this.anyFreed = this.toCover < n || terms.held.some((held) => held !== 0);
    this.#setUpRegions();
    this.exact = this.#setUpSupply();
    for (let c = 0; c < n; c++) if (terms.held[c] !== 0) this.#hold(c, terms.held[c]! - 1);
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
      this.#reach[r]! += largest(this.values[c]! | 1);
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

  /** Is there a sum that is complete and wrong, or out of reach? Only where cells are freed can a move lead to one. */
  isBroken(): boolean {
    if (!this.anyFreed) return false;
    const { shape, low, high, needed, optional } = this;
    for (let r = 0; r < this.compiled.regions; r++) {
      if (shape[r] !== SUM) continue;
      if (low[r]! > this.#reach[r]! || high[r]! < 0) return true;
      if (needed[r] === 0 && optional[r] === 0 && !this.#bridgesGaps(r)) return true;
    }
    return false;
  }

  /** Can the cells left empty add just what a sum asks for? */
  #bridgesGaps(region: number): boolean {
    const gaps = this.#gaps.get(region) ?? [];
    const low = gaps.reduce((sum, values) => sum + largest(values), this.low[region]!);
    const high = this.high[region]!;
    const adds = (at: number, sum: number): boolean => {
      if (at === gaps.length) return low <= sum && sum <= high;
      for (let rest = gaps[at]!; rest !== 0; rest &= rest - 1) {
        if (adds(at + 1, sum + largest(rest & -rest))) return true;
      }
      return false;
    };
    return gaps.length === 0 || adds(0, 0);
  }

  /** What a cell may add to a sum when it is left empty: a value, or nothing. */
  #emptyValues(cell: number): number {
    return this.values[cell]! | 1;
  }

  /** Can the cell, left empty, add some numbers to a sum but not all below the largest? */
  hasGaps(cell: number): boolean {
    const values = this.#emptyValues(cell);
    return this.freed[cell] === 1 && this.shape[this.compiled.region[cell]!] === SUM && (values & (values + 1)) !== 0;
  }

  /** Closes a cell that holds a value without a domino; where it cannot, nothing solves the puzzle. */
  #hold(cell: number, pip: number): void {
    const { region, near } = this.compiled;
    const r = region[cell]!;
    const edges = near.subarray(4 * cell, 4 * cell + 4).filter((edge) => edge !== -1);
    const fits =
      (this.values[cell]! & (1 << pip)) !== 0 && !edges.some((edge) => (this.terms.joins[edge]! & FORCED) !== 0);
    const inSet = (this.shape[r] !== SAME && this.shape[r] !== DIFFERENT) || (this.set[r]! & (1 << pip)) !== 0;
    if (!fits || !inSet) this.owed += IMPOSSIBLE;
    this.#fill(cell, pip);
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

  /** A freed cell stays uncovered: to a sum it may add any value it may hold, or nothing. */
  #leaveEmpty(cell: number): void {
    const r = this.compiled.region[cell]!;
    this.#unlink(cell);
    this.empty[cell] = 1;
    this.optional[r]!--;
    this.low[r]! -= largest(this.#emptyValues(cell));
    if (this.hasGaps(cell)) this.#gaps.set(r, [...(this.#gaps.get(r) ?? []), this.#emptyValues(cell)]);
  }

  #reopen(cell: number): void {
    const r = this.compiled.region[cell]!;
    this.empty[cell] = 0;
    this.low[r]! += largest(this.#emptyValues(cell));
    if (this.hasGaps(cell)) this.#gaps.get(r)?.pop();
    this.optional[r]!++;
    this.#relink(cell);
  }

  #unlink(cell: number): void {
    this.#reach[this.compiled.region[cell]!]! -= largest(this.values[cell]! | 1);
    const next = this.next[cell]!;
    const previous = this.previous[cell]!;
    this.next[previous] = next;
    this.previous[next] = previous;
    this.open[cell] = 0;
    this.openCells--;
  }

  #relink(cell: number): void {
    this.#reach[this.compiled.region[cell]!]! += largest(this.values[cell]! | 1);
    const next = this.next[cell]!;
    const previous = this.previous[cell]!;
    this.next[previous] = cell;
    this.previous[next] = cell;
    this.open[cell] = 1;
    this.openCells++;
  }
}
