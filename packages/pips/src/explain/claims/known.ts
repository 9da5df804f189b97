/**
 * What has been told of a board, and what can be seen on it: no reasons. All numbers of an = are one set, a covered cell
 * has no neighbours left, and only numbers that are still in the tray can come.
 */
import { largest, members, size, smallest } from '@pipwright/core/bits';
import { DIFFERENT, SAME, SUM } from '../../engines/swift/compile.js';
import { FORBIDDEN, FORCED } from '../../engines/swift/index.js';
import type { Domino } from '../../model/domino.js';
import { type Board, range } from './board.js';

/** What an argument concludes. */
export type Fact =
  /** The numbers left to a cell. */
  | { readonly is: 'values'; readonly cell: number; readonly set: number }
  /** Numbers of an =, as of one thing. */
  | { readonly is: 'number'; readonly region: number; readonly set: number }
  /** These are left for no other open cells. */
  | { readonly is: 'gone'; readonly set: number; readonly but: readonly number[] }
  | { readonly is: 'joined'; readonly edge: number }
  | { readonly is: 'parted'; readonly edge: number }
  /** The first number on the edge's first cell. */
  | { readonly is: 'placed'; readonly edge: number; readonly domino: Domino }
  /** Nothing is left, though not of one cell. */
  | { readonly is: 'over' };

export class Known {
  readonly board: Board;
  readonly values: Int32Array;
  joins: Int8Array;
  covered: Uint8Array;
  /** Dominoes left, and those that must be used, by pair x · pips + y, both ways round. */
  left: Int32Array;
  owed: Int32Array;
  /** Halves left by number. */
  halves: Int32Array;
  /** The number that lies on each cell, or −1. */
  laid: Int8Array;
  isDead = false;
  /** Are the joins shared with a copy? Then they are copied before they change, as all else is that placing changes. */
  #sharesJoins = false;

  constructor(board: Board, from?: Known) {
    this.board = board;
    if (from !== undefined) {
      this.values = from.values.slice();
      this.joins = from.joins;
      this.covered = from.covered;
      this.left = from.left;
      this.owed = from.owed;
      this.halves = from.halves;
      this.laid = from.laid;
      this.#sharesJoins = true;
      from.#sharesJoins = true;
      this.isDead = from.isDead;
      return;
    }
    const { compiled, cells, edges, pips } = board;
    this.values = new Int32Array(cells).fill((1 << pips) - 1);
    this.joins = new Int8Array(edges);
    this.covered = new Uint8Array(cells);
    this.left = Int32Array.from(compiled.given.most);
    this.owed = Int32Array.from(compiled.given.least);
    this.halves = new Int32Array(pips);
    this.laid = new Int8Array(cells).fill(-1);
    for (let x = 0; x < pips; x++)
      for (let y = 0; y < pips; y++) this.halves[x]! += this.left[x * pips + y]! * (x === y ? 2 : 1);
    for (let r = 0; r < board.regions; r++) {
      const own = this.ownSet(r);
      for (const c of board.cellsOf[r]!) this.values[c]! &= own;
    }
    this.#see();
  }

  /** What a region's rule says of each of its cells alone. */
  ownSet(region: number): number {
    const { compiled, shape, each, cellsOf, pips } = this.board;
    if (shape[region] === SAME || shape[region] === DIFFERENT) return compiled.set[region]!;
    if (shape[region] === SUM && cellsOf[region]!.length === 1)
      return between(compiled.low[region]!, compiled.high[region]!, pips);
    return each[region]!;
  }

  copy(): Known {
    return new Known(this.board, this);
  }

  isOpen(cell: number): boolean {
    return this.covered[cell] === 0;
  }

  openOf(region: number): number[] {
    return this.board.cellsOf[region]!.filter((c) => this.covered[c] === 0);
  }

  isSure(cell: number): boolean {
    return size(this.values[cell]!) === 1;
  }

  ends(edge: number): [number, number] {
    return [this.board.compiled.first[edge]!, this.board.compiled.second[edge]!];
  }

  across(edge: number, cell: number): number {
    const [a, b] = this.ends(edge);
    return a === cell ? b : a;
  }

  /** Edges at a cell where a domino may lie. */
  edgesLeft(cell: number): number[] {
    return this.board.edgesAt[cell]!.filter((e) => this.joins[e] !== FORBIDDEN);
  }

  /** May a domino still be laid there? */
  isFree(edge: number): boolean {
    return this.joins[edge] !== FORBIDDEN && this.covered[this.board.compiled.first[edge]!] === 0;
  }

  isJoined(cell: number): boolean {
    return this.board.edgesAt[cell]!.some((e) => this.joins[e] === FORCED);
  }

  /** The region of a cell; undefined where it is in none. */
  regionOf(cell: number): number | undefined {
    const region = this.board.compiled.region[cell]!;
    return region === this.board.regions ? undefined : region;
  }

  shapeAt(cell: number): number {
    const region = this.regionOf(cell);
    return region === undefined ? 0 : this.board.shape[region]!;
  }

  /** The region that both cells of an edge are in. */
  regionIn(edge: number): number | undefined {
    const [a, b] = this.ends(edge);
    const region = this.regionOf(a);
    return region === this.regionOf(b) ? region : undefined;
  }

  /** The = that both cells of an edge are in. */
  sameIn(edge: number): number | undefined {
    const region = this.regionIn(edge);
    return region !== undefined && this.board.shape[region] === SAME ? region : undefined;
  }

  /** The numbers of an =. */
  numberOf(region: number): number {
    return this.values[this.board.cellsOf[region]![0]!]!;
  }

  /** What is left of a sum for its open cells: the least and the most. */
  rest(region: number): [number, number] {
    const { low, high } = this.board.compiled;
    let has = 0;
    for (const c of this.board.cellsOf[region]!) if (this.covered[c] === 1) has += smallest(this.values[c]!);
    return [low[region]! - has, high[region]! - has];
  }

  /** Dominoes left that fit two neighbours, each as it would lie. @param isSummed do the two have to make their sum? */
  fits(edge: number, isSummed = true): Domino[] {
    const { pips, shape } = this.board;
    const [a, b] = this.ends(edge);
    const region = this.regionIn(edge);
    const rule = region === undefined ? 0 : shape[region]!;
    const [low, high] = (isSummed ? this.makes(edge) : undefined) ?? [-Infinity, Infinity];
    const found: Domino[] = [];
    for (let xs = this.values[a]!; xs !== 0; xs &= xs - 1) {
      const x = smallest(xs);
      for (let ys = this.values[b]!; ys !== 0; ys &= ys - 1) {
        const y = smallest(ys);
        if (this.left[x * pips + y]! <= 0) continue;
        if ((rule === SAME && x !== y) || (rule === DIFFERENT && x === y) || x + y < low || x + y > high) continue;
        found.push([x, y]);
      }
    }
    return found;
  }

  /** What two neighbours must make together, the least and the most: the last two open cells of a sum. */
  makes(edge: number): [number, number] | undefined {
    const region = this.regionIn(edge);
    if (region === undefined || this.board.shape[region] !== SUM || this.openOf(region).length !== 2) return undefined;
    return this.rest(region);
  }

  /** Edges where a domino may still lie. */
  homesOf([x, y]: Domino): number[] {
    return range(this.board.edges).filter((e) => this.isFree(e) && this.fits(e).some((d) => isSame(d, [x, y])));
  }

  isNews(fact: Fact): boolean {
    switch (fact.is) {
      case 'values':
        return (this.values[fact.cell]! & ~fact.set) !== 0;
      case 'number':
        return this.board.cellsOf[fact.region]!.some((c) => (this.values[c]! & ~fact.set) !== 0);
      case 'gone':
        return this.values.some((set, c) => (set & fact.set) !== 0 && this.isOpen(c) && !fact.but.includes(c));
      case 'joined':
        return this.joins[fact.edge] !== FORCED;
      case 'parted':
        return this.joins[fact.edge] !== FORBIDDEN;
      case 'placed': {
        const [a, b] = this.ends(fact.edge);
        const [x, y] = fact.domino;
        return this.isOpen(a) || this.values[a] !== 1 << x || this.values[b] !== 1 << y;
      }
      case 'over':
        return !this.isDead;
    }
  }

  learn(facts: readonly Fact[]): this {
    for (const fact of facts) this.#add(fact);
    this.#see();
    return this;
  }

  #add(fact: Fact): void {
    switch (fact.is) {
      case 'values':
        this.values[fact.cell]! &= fact.set;
        return;
      case 'number':
        for (const c of this.board.cellsOf[fact.region]!) this.values[c]! &= fact.set;
        return;
      case 'gone':
        for (let c = 0; c < this.values.length; c++)
          if (this.isOpen(c) && !fact.but.includes(c)) this.values[c]! &= ~fact.set;
        return;
      case 'parted':
        this.#part(fact.edge);
        return;
      case 'joined':
        this.#join(fact.edge);
        return;
      case 'placed':
        this.#place(fact.edge, fact.domino);
        return;
      case 'over':
        this.isDead = true;
    }
  }

  #place(edge: number, [x, y]: Domino): void {
    const { pips } = this.board;
    const [a, b] = this.ends(edge);
    if (!this.isOpen(a) || !this.isOpen(b) || this.left[x * pips + y]! <= 0) this.isDead = true;
    this.#join(edge);
    this.covered = this.covered.slice();
    this.left = this.left.slice();
    this.owed = this.owed.slice();
    this.halves = this.halves.slice();
    this.laid = this.laid.slice();
    this.laid[a] = x;
    this.laid[b] = y;
    this.values[a]! &= 1 << x;
    this.values[b]! &= 1 << y;
    this.covered[a] = 1;
    this.covered[b] = 1;
    for (const pair of new Set([x * pips + y, y * pips + x])) {
      this.left[pair]!--;
      this.owed[pair] = Math.max(0, this.owed[pair]! - 1);
    }
    this.halves[x]!--;
    this.halves[y]!--;
  }

  #join(edge: number): void {
    if (this.joins[edge] === FORBIDDEN) this.isDead = true;
    for (const c of this.ends(edge)) for (const e of this.board.edgesAt[c]!) if (e !== edge) this.#part(e);
    this.#setJoin(edge, FORCED);
  }

  #part(edge: number): void {
    if (this.joins[edge] === FORCED) this.isDead = true;
    this.#setJoin(edge, FORBIDDEN);
  }

  #setJoin(edge: number, join: number): void {
    if (this.joins[edge] === join) return;
    if (this.#sharesJoins) this.joins = this.joins.slice();
    this.#sharesJoins = false;
    this.joins[edge] = join;
  }

  /** What everybody sees. */
  #see(): void {
    const { regions, shape, cellsOf } = this.board;
    const { values, halves, covered } = this;
    let there = 0;
    for (let v = 0; v < halves.length; v++) if (halves[v]! > 0) there |= 1 << v;
    for (let r = 0; r < regions; r++) {
      if (shape[r] !== SAME) continue;
      let set = -1;
      for (const c of cellsOf[r]!) set &= values[c]!;
      // A claim has to say that none is left, or that an = that is begun needs another.
      if ((set & there) !== 0 && cellsOf[r]!.every((c) => covered[c] === 0)) set &= there;
      for (const c of cellsOf[r]!) values[c] = set;
    }
    for (let c = 0; c < values.length; c++) if (covered[c] === 0 && (values[c]! & there) !== 0) values[c]! &= there;
    for (let c = 0; c < values.length; c++) if (values[c] === 0) this.isDead = true;
  }
}

export function isSame([a, b]: Domino, [x, y]: Domino): boolean {
  return (a === x && b === y) || (a === y && b === x);
}

/** The numbers from one to another. */
export function between(from: number, to: number, pips: number): number {
  let set = 0;
  for (let v = Math.max(0, from); v <= Math.min(pips - 1, to); v++) set |= 1 << v;
  return set;
}

export function setOf(values: readonly number[]): number {
  return values.reduce((set, v) => set | (1 << v), 0);
}

/** That a cell is one of a set; of a cell in an =, that this is. */
export function factOf(known: Known, cell: number, set: number): Fact {
  const region = known.regionOf(cell);
  return region !== undefined && known.shapeAt(cell) === SAME && known.board.cellsOf[region]!.length > 1
    ? { is: 'number', region, set }
    : { is: 'values', cell, set };
}

/** That a cell is none of a set. */
export function without(known: Known, cell: number, lost: number): Fact {
  return factOf(known, cell, known.values[cell]! & ~lost);
}

export { DIFFERENT, FORBIDDEN, FORCED, largest, members, range, SAME, SUM, size, smallest };
