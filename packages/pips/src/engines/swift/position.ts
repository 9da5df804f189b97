/**
 * A board in play: which cells are open, what is left of the supply, what each region still asks for. Moves are
 * made and taken back in place; nothing is copied.
 */

import { BLANK, type Compiled, DIFFERENT, LEAVE_EMPTY, type Move, SAME, SUM } from './compile.js';
import { FreedCells } from './freed-cells.js';
import { SupplyLeft } from './supply-left.js';
import { Arena, FORBIDDEN, FORCED, type Terms } from './terms.js';

export class Position {
  readonly compiled: Compiled;
  readonly terms: Terms;
  readonly open: Int32Array;
  /** The open cells in reading order, as a ring through `cells`. */
  readonly next: Int32Array;
  readonly #previous: Int32Array;
  /** Arrays of `SupplyLeft`. */
  readonly left: Int32Array;
  readonly partners: Int32Array;
  readonly halves: Int32Array;
  readonly exact: boolean;
  /** Pips that may lie on each cell, whatever else does. */
  readonly values: Int32Array;
  /** Flags by cell: 1 where it need not be covered. */
  readonly freed: Int32Array;
  /** Flags by cell: 1 while it is left empty. */
  readonly empty: Int32Array;
  /** Flags by edge: 1 where nothing may lie. */
  readonly barred: Int32Array;
  /** Shape, bounds and set of each region. */
  readonly shape: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly set: Int32Array;
  /** Open cells that must be covered, and freed ones, by region. */
  readonly needed: Int32Array;
  readonly optional: Int32Array;
  toCover = 0;
  openCells: number;
  readonly anyBarred: boolean;
  readonly anyFreed: boolean;
  readonly #supply: SupplyLeft;
  /** Freed cells, where there are any. */
  readonly #freedCells: FreedCells | undefined;
  /** Two numbers for each move that stands: what its regions' sets were. */
  readonly #sets: number[] = [];

  constructor(compiled: Compiled, terms: Terms) {
    const { cells: n, edges, regions: r, pips } = compiled;
    const arena = new Arena(SupplyLeft.room(pips) + 6 * n + 2 + edges + 6 * (r + 1));
    this.compiled = compiled;
    this.terms = terms;
    this.open = arena.take(n).fill(1);
    this.next = arena.take(n + 1);
    this.#previous = arena.take(n + 1);
    this.#supply = new SupplyLeft(pips, terms, arena);
    this.left = this.#supply.left;
    this.partners = this.#supply.partners;
    this.halves = this.#supply.halves;
    this.exact = this.#supply.exact;
    this.values = arena.take(n);
    this.freed = arena.take(n);
    this.empty = arena.take(n);
    this.barred = arena.take(edges);
    this.shape = arena.take(r + 1);
    this.low = arena.take(r + 1);
    this.high = arena.take(r + 1);
    this.set = arena.take(r + 1);
    this.needed = arena.take(r + 1);
    this.optional = arena.take(r + 1);

    this.freed.set(terms.freed);
    this.#barEdges();
    this.anyBarred = this.barred.includes(1);
    this.openCells = n;
    this.#linkCells();
    // A search would take ages to see this.
    if (2 * this.#supply.total < this.toCover) this.#supply.demandImpossible();
    this.anyFreed = this.toCover < n || terms.held.some((held) => held !== 0);
    this.#freedCells = this.anyFreed ? new FreedCells(this) : undefined;
    this.#setUpRegions();
    for (let c = 0; c < n; c++) if (terms.held[c] !== 0) this.#hold(c, terms.held[c]! - 1);
  }

  get owed(): number {
    return this.#supply.owed;
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

  #linkCells(): void {
    const { cells, region, each } = this.compiled;
    const { values, silent } = this.terms;
    for (let c = 0; c < cells; c++) {
      const r = region[c]!;
      this.values[c] = values[c]! & (silent[r] === 1 ? -1 : each[r]!);
      this.#countOpen(c, r);
      this.next[c] = c + 1;
      this.#previous[c + 1] = c;
    }
    this.next[cells] = 0;
    this.#previous[0] = cells;
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

  isSolved(): boolean {
    return this.owed === 0 && !this.isBroken();
  }

  /** Is there a sum that is complete and wrong, or out of reach? Only where cells are freed can a move lead to one. */
  isBroken(): boolean {
    return this.#freedCells?.breaksSum() === true;
  }

  /**
   * Leaves cells empty, for good, that need not be covered and have no neighbour that must be: no solution is lost by
   * that as long as no domino must be used.
   */
  leaveStrays(): void {
    if (this.owed > 0) return;
    const { cells, near } = this.compiled;
    for (let c = this.next[cells]!; c !== cells; c = this.next[c]!) {
      if (this.freed[c] === 0) continue;
      let isStray = true;
      for (let k = 4 * c; k < 4 * c + 4 && isStray; k++) {
        const edge = near[k]!;
        if (edge === -1 || this.barred[edge] === 1) continue;
        const other = this.compiled.first[edge] === c ? this.compiled.second[edge]! : this.compiled.first[edge]!;
        isStray = this.open[other] === 0 || this.freed[other] === 1;
      }
      if (isStray) this.#leaveEmpty(c);
    }
  }

  /** Is it solved if every open cell stays empty? Where one must be covered, or a domino used, it is not. */
  isSolvedAsItIs(): boolean {
    if (this.toCover > 0 || this.owed > 0) return false;
    const left: number[] = [];
    for (let c = this.next[this.compiled.cells]!; c !== this.compiled.cells; c = this.next[c]!) left.push(c);
    for (const cell of left) this.#leaveEmpty(cell);
    const isSolved = !this.isBroken();
    for (const cell of left.reverse()) this.#reopen(cell);
    return isSolved;
  }

  /** Can the cell, left empty, add some numbers to a sum but not all below the largest? */
  hasGaps(cell: number): boolean {
    return this.#freedCells?.hasGaps(cell) === true;
  }

  /** Closes a cell that holds a value without a domino; where it cannot, nothing solves the puzzle. */
  #hold(cell: number, pip: number): void {
    const { region, near } = this.compiled;
    const r = region[cell]!;
    const edges = near.subarray(4 * cell, 4 * cell + 4).filter((edge) => edge !== -1);
    const fits =
      (this.values[cell]! & (1 << pip)) !== 0 && !edges.some((edge) => (this.terms.joins[edge]! & FORCED) !== 0);
    const inSet = (this.shape[r] !== SAME && this.shape[r] !== DIFFERENT) || (this.set[r]! & (1 << pip)) !== 0;
    if (!fits || !inSet) this.#supply.demandImpossible();
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
    this.#supply.take(x, y);
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
    this.#supply.giveBack(x, y);
  }

  #fill(cell: number, pip: number): void {
    const r = this.compiled.region[cell]!;
    this.#unlink(cell);
    this.#freedCells?.close(cell, r);
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
    this.#freedCells?.open(cell, r);
    this.#countOpen(cell, r);
    this.set[r] = this.#sets.pop() as number;
    if (this.shape[r] === SUM) {
      this.low[r]! += pip;
      this.high[r]! += pip;
    }
  }

  #countOpen(cell: number, region: number): void {
    if (this.freed[cell] === 1) {
      this.optional[region]!++;
    } else {
      this.needed[region]!++;
      this.toCover++;
    }
  }

  #leaveEmpty(cell: number): void {
    const r = this.compiled.region[cell]!;
    this.#unlink(cell);
    this.empty[cell] = 1;
    this.optional[r]!--;
    this.#freedCells?.leaveEmpty(cell, r);
  }

  #reopen(cell: number): void {
    const r = this.compiled.region[cell]!;
    this.#freedCells?.reopen(cell, r);
    this.optional[r]!++;
    this.empty[cell] = 0;
    this.#relink(cell);
  }

  #unlink(cell: number): void {
    const next = this.next[cell]!;
    const previous = this.#previous[cell]!;
    this.next[previous] = next;
    this.#previous[next] = previous;
    this.open[cell] = 0;
    this.openCells--;
  }

  #relink(cell: number): void {
    const next = this.next[cell]!;
    const previous = this.#previous[cell]!;
    this.next[previous] = cell;
    this.#previous[next] = cell;
    this.open[cell] = 1;
    this.openCells++;
  }
}
