/**
 * Looks at a position and says how to go on: with the moves of the cell that has the fewest, or of a domino that has
 * one home only. No moves means that the position is dead.
 *
 * Everything is computed anew at each node: a few hundred operations on masks cost less than keeping them up to date.
 * Kept: whether the regions can share out all pips that are left (30 % fewer nodes when counting). Tried and lost:
 * cutting each sum to what the others leave of that total (1–5 % fewer nodes, slower); weights from the first run on
 * (half as many nodes again on the Times's puzzles, though after a restart they solve boards of 182 cells that are
 * lost without).
 */
import type { Random } from '@pipwright/core';
import { largest, size, smallest } from '@pipwright/core/bits';
import { Arena } from './arena.js';
import { range } from './bits.js';
import { DIFFERENT, FREE, SAME, SUM } from './compile.js';
import { LEAVE_EMPTY, type Move, moveOf, type Position } from './position.js';
import type { Sums } from './sums.js';

/** More than any number of ways. */
const MANY = 1 << 29;
/** Answers of `#lonelyDomino` beside a domino. */
const NONE = -1;
const HOMELESS = -2;

export class Chooser {
  readonly #position: Position;
  /** Counting passes over cells that can hold anything, so that they are left for the end. */
  readonly #counting: boolean;
  /** By region: the pips its open cells may hold; for the cells in none: the pips that are left. */
  readonly #domain: Int32Array;
  /** By region: 1 where some value that is left would break its rule. */
  readonly #tense: Int32Array;
  /** By cell: the pips it may hold. */
  readonly #values: Int32Array;
  /** By cell: in how many ways it can be covered. */
  readonly #ways: Int32Array;
  /** By pip x: the y for which some edge takes x on its first cell and y on its second; and two edges or more. */
  readonly #once: Int32Array;
  readonly #twice: Int32Array;
  /** By pip: its partners in dominoes that must be used. */
  readonly #owed: Int32Array;
  /** By pip: cells that must be covered and can hold nothing else. */
  readonly #needs: Int32Array;
  readonly #sums: Sums;
  /** By cell: how often it was the one that could not be covered. */
  readonly #failures: Int32Array;
  /** By cell, after a restart: which goes first among equals. */
  #rank: Int32Array | undefined;
  #slack = false;
  /** What made the last position dead: a cell, or a domino as x << 5 | y; NONE where it is neither. */
  deadCell = NONE;
  deadDomino = NONE;

  constructor(position: Position, sums: Sums, counting = false) {
    const { cells: n, regions: r, pips } = position.compiled;
    const arena = new Arena(3 * n + 2 * (r + 1) + 4 * pips);
    this.#position = position;
    this.#counting = counting;
    this.#domain = arena.take(r + 1);
    this.#tense = arena.take(r + 1);
    this.#values = arena.take(n);
    this.#ways = arena.take(n);
    this.#failures = arena.take(n);
    this.#once = arena.take(pips);
    this.#twice = arena.take(pips);
    this.#owed = arena.take(pips);
    this.#needs = arena.take(pips);
    this.#sums = sums;
  }

  /** Puts the moves to try on the stack from `top` on and returns the new top. */
  choose(stack: Move[], top: number): number {
    const position = this.#position;
    const most = position.openCells >> 1;
    this.#slack = false;
    this.deadCell = NONE;
    this.deadDomino = NONE;
    if (position.owed > most || position.isBroken()) return top;
    const rows = position.exact || position.owed < most ? position.partners : this.#onlyOwed();
    if (!this.#findDomains(rows)) return top;
    if (this.#counting && this.#findSlack()) return top;
    if (position.toCover === 0) return this.#movesOfFreed(rows, stack, top);
    this.#countWays(rows);
    const cell = this.#narrowestCell();
    if (cell === NONE) return top;
    const domino = position.owed > 0 ? this.#lonelyDomino() : NONE;
    if (domino === HOMELESS) return top;
    return domino !== NONE && this.#ways[cell] !== 1
      ? this.#movesOfDomino(domino >> 5, domino & 31, stack, top)
      : this.#movesOfCell(cell, rows, stack, top);
  }

  /**
   * Where `choose` gave no moves: is it because whatever is left fits on the open cells, in any order and either way
   * round? Asked by counting alone.
   */
  get isSlack(): boolean {
    return this.#slack;
  }

  /** From now on other cells go first among equals, and those that failed often before those with fewer ways. */
  shuffle(random: Random): void {
    const cells = Array.from(this.#failures, (_, cell) => cell);
    this.#rank = Int32Array.from(random.shuffle(cells));
  }

  /** Partners among the dominoes that must be used, for when no others may. */
  #onlyOwed(): Int32Array {
    const { left, compiled, terms } = this.#position;
    const { pips } = compiled;
    for (let x = 0; x < pips; x++) {
      let partners = 0;
      for (let y = 0; y < pips; y++) {
        const pair = x * pips + y;
        const used = terms.most[pair]! - left[pair]!;
        if (terms.least[pair]! > used) partners |= 1 << y;
      }
      this.#owed[x] = partners;
    }
    return this.#owed;
  }

  /** What each open cell may hold by its region and the supply; false when that is nothing for one of them. */
  #findDomains(rows: Int32Array): boolean {
    const { compiled, needed, optional, next, values, freed } = this.#position;
    const { cells, regions, region, pips } = compiled;
    const domain = this.#domain;
    let carried = 0;
    for (let x = 0; x < pips; x++) if (rows[x] !== 0) carried |= 1 << x;
    domain[regions] = carried;
    this.#sums.prepare();
    for (let r = 0; r < regions; r++) {
      if (needed[r]! + optional[r]! > 0) domain[r] = this.#domainOf(r, carried);
    }
    if (this.#position.exact && !this.#totalFits()) return false;
    for (let c = next[cells]!; c !== cells; c = next[c]!) {
      const holds = domain[region[c]!]! & values[c]!;
      if (holds === 0 && freed[c] === 0) return this.#fail(c);
      this.#values[c] = holds;
      this.#ways[c] = 0;
    }
    return !this.#position.anyFreed || this.#halvesSuffice();
  }

  /** Are there halves for all cells that can hold one value only? Without freed cells the search finds out as soon. */
  #halvesSuffice(): boolean {
    const { compiled, halves, next, freed } = this.#position;
    const { cells, pips } = compiled;
    const needs = this.#needs.fill(0);
    for (let c = next[cells]!; c !== cells; c = next[c]!) {
      const holds = this.#values[c]!;
      if (freed[c] === 0 && (holds & (holds - 1)) === 0) needs[smallest(holds)]!++;
    }
    for (let x = 0; x < pips; x++) if (needs[x]! > halves[x]!) return false;
    return true;
  }

  #domainOf(r: number, carried: number): number {
    const { compiled, shape, low, high, set, needed, optional, halves } = this.#position;
    const { maxPip } = compiled;
    const open = needed[r]!;
    switch (shape[r]) {
      case SUM: {
        const others = open === 0 ? 0 : open - 1;
        const mostOfOthers = this.#sums.most(others) + optional[r]! * maxPip;
        const leastOfOthers = this.#sums.least(others);
        return carried & range(low[r]! - mostOfOthers, high[r]! - leastOfOthers, maxPip);
      }
      case SAME: {
        let enough = 0;
        for (let rest = set[r]! & carried; rest !== 0; rest &= rest - 1) {
          if (halves[smallest(rest)]! >= open) enough |= rest & -rest;
        }
        return enough;
      }
      case DIFFERENT: {
        const unused = set[r]! & carried;
        return size(unused) < open ? 0 : unused;
      }
      default:
        return carried;
    }
  }

  /** Where every domino is used: can the regions share out all the pips that are left? */
  #totalFits(): boolean {
    const { compiled, shape, low, high, needed, optional, halves } = this.#position;
    const { regions, pips, maxPip } = compiled;
    let total = 0;
    for (let pip = 1; pip < pips; pip++) total += pip * halves[pip]!;
    let least = 0;
    let most = 0;
    for (let r = 0; r <= regions; r++) {
      const open = needed[r]!;
      const domain = this.#domain[r]!;
      most += optional[r]! * maxPip;
      if (open === 0 || domain === 0) continue;
      if (shape[r] === SUM) {
        least += Math.max(low[r]! - optional[r]! * maxPip, this.#sums.least(open));
        most += Math.min(high[r]!, this.#sums.most(open));
      } else {
        least += open * smallest(domain);
        most += open * largest(domain);
      }
    }
    return least <= total && total <= most;
  }

  /** Finds out which regions are tense, and says whether nothing is. Freed cells make everything so. */
  #findSlack(): boolean {
    const { compiled, shape, low, high, needed, next, toCover, openCells } = this.#position;
    const { cells, regions } = compiled;
    const tense = this.#tense;
    tense.fill(1);
    if (toCover < openCells) return false;
    tense[regions] = 0;
    for (let r = 0; r < regions; r++) {
      const open = needed[r]!;
      let safe = shape[r] === FREE;
      if (shape[r] === SUM) safe = low[r]! <= this.#sums.least(open) && high[r]! >= this.#sums.most(open);
      else if (open === 1) safe = this.#domain[r] === this.#domain[regions];
      if (safe) tense[r] = 0;
    }
    for (let c = next[cells]!; c !== cells; c = next[c]!) if (this.#isTense(c)) return false;
    this.#slack = true;
    return true;
  }

  #isTense(cell: number): boolean {
    const { compiled, values } = this.#position;
    const restricted = (this.#domain[compiled.regions]! & ~values[cell]!) !== 0;
    return restricted || this.#tense[compiled.region[cell]!] === 1;
  }

  /** The partners y that x may have when both lie in region r. */
  #together(r: number, x: number): number {
    const { shape, low, high, needed, optional, compiled } = this.#position;
    switch (shape[r]) {
      case SUM: {
        const others = Math.max(0, needed[r]! - 2);
        const mostOfOthers = this.#sums.most(others) + optional[r]! * compiled.maxPip;
        const leastOfOthers = this.#sums.least(others);
        return range(low[r]! - x - mostOfOthers, high[r]! - x - leastOfOthers, compiled.maxPip);
      }
      case SAME:
        return 1 << x;
      case DIFFERENT:
        return ~(1 << x);
      default:
        return -1;
    }
  }

  #countWays(rows: Int32Array): void {
    const { compiled, next, open, barred } = this.#position;
    const { cells, near, second, region, regions, pips } = compiled;
    const values = this.#values;
    const ways = this.#ways;
    const once = this.#once;
    const twice = this.#twice;
    for (let x = 0; x < pips; x++) {
      once[x] = 0;
      twice[x] = 0;
    }
    for (let a = next[cells]!; a !== cells; a = next[a]!) {
      for (let k = 4 * a; k < 4 * a + 2; k++) {
        const edge = near[k]!;
        if (edge === -1 || barred[edge] === 1) continue;
        const b = second[edge]!;
        if (open[b] === 0) continue;
        const r = region[a]!;
        const within = r !== regions && region[b] === r;
        const valuesB = values[b]!;
        let count = 0;
        for (let rest = values[a]!; rest !== 0; rest &= rest - 1) {
          const x = smallest(rest);
          let y = rows[x]! & valuesB;
          if (within) y &= this.#together(r, x);
          if (y === 0) continue;
          count += size(y);
          twice[x]! |= once[x]! & y;
          once[x]! |= y;
        }
        ways[a]! += count;
        ways[b]! += count;
      }
    }
  }

  /** The cell to cover next; NONE when there is one that cannot be covered. */
  #narrowestCell(): number {
    const { compiled, next, freed } = this.#position;
    const { cells } = compiled;
    const rank = this.#rank;
    let best = NONE;
    let fewest = MANY;
    for (let c = next[cells]!; c !== cells; c = next[c]!) {
      if (freed[c] === 1) continue;
      let ways = this.#ways[c]!;
      if (ways === 0) {
        this.#fail(c);
        return NONE;
      }
      if (rank !== undefined && ways > 1) ways /= 1 + this.#failures[c]!;
      if (ways > fewest) continue;
      if (ways === fewest && (rank === undefined || rank[c]! > rank[best]!)) continue;
      if (this.#counting && ways > 1 && !this.#isTense(c)) continue;
      best = c;
      fewest = ways;
    }
    return best;
  }

  #fail(cell: number): false {
    this.deadCell = cell;
    this.#failures[cell]!++;
    return false;
  }

  /** A domino that must be used and has one home only, as x << 5 | y; HOMELESS when some have too few. */
  #lonelyDomino(): number {
    const { compiled, left, terms, partners } = this.#position;
    const { pips } = compiled;
    let lonely = NONE;
    for (let x = 0; x < pips; x++) {
      for (let rest = partners[x]! & -(1 << x); rest !== 0; rest &= rest - 1) {
        const y = smallest(rest);
        const pair = x * pips + y;
        const copies = terms.least[pair]! - terms.most[pair]! + left[pair]!;
        if (copies <= 0) continue;
        const homes = this.#homes(x, y);
        if (homes >= 2) continue;
        lonely = (x << 5) | y;
        if (homes >= copies) continue;
        this.deadDomino = lonely;
        return HOMELESS;
      }
    }
    return lonely;
  }

  /** How many homes a domino has, counted up to 2. */
  #homes(x: number, y: number): number {
    const there = (this.#once[x]! >>> y) & 1;
    const thereTwice = (this.#twice[x]! >>> y) & 1;
    if (x === y) return there + thereTwice;
    const back = (this.#once[y]! >>> x) & 1;
    const backTwice = (this.#twice[y]! >>> x) & 1;
    return there + thereTwice + back + backTwice;
  }

  #movesOfCell(cell: number, rows: Int32Array, stack: Move[], top: number): number {
    const { near } = this.#position.compiled;
    let end = top;
    for (let k = 4 * cell; k < 4 * cell + 4; k++) {
      const edge = near[k]!;
      if (edge !== -1) end = this.#movesOfEdge(edge, rows, stack, end);
    }
    return end;
  }

  #movesOfEdge(edge: number, rows: Int32Array, stack: Move[], top: number): number {
    const { compiled, open, barred } = this.#position;
    const { first, second, region, regions } = compiled;
    const a = first[edge]!;
    const b = second[edge]!;
    if (barred[edge] === 1 || open[a] === 0 || open[b] === 0) return top;
    const r = region[a]!;
    const within = r !== regions && region[b] === r;
    let end = top;
    for (let rest = this.#values[a]!; rest !== 0; rest &= rest - 1) {
      const x = smallest(rest);
      let partners = rows[x]! & this.#values[b]!;
      if (within) partners &= this.#together(r, x);
      for (; partners !== 0; partners &= partners - 1) stack[end++] = moveOf(edge, x, smallest(partners));
    }
    return end;
  }

  /** All homes of one domino, by the same tests as in `#movesOfEdge`. */
  #movesOfDomino(x: number, y: number, stack: Move[], top: number): number {
    const { compiled, next } = this.#position;
    const { cells, near, pips } = compiled;
    const rows = this.#owed.fill(0, 0, pips);
    rows[x] = 1 << y;
    rows[y]! |= 1 << x;
    let end = top;
    for (let a = next[cells]!; a !== cells; a = next[a]!) {
      for (let k = 4 * a; k < 4 * a + 2; k++) {
        const edge = near[k]!;
        if (edge !== -1) end = this.#movesOfEdge(edge, rows, stack, end);
      }
    }
    return end;
  }

  /**
   * All that must be covered is. A domino that must be used goes where it can; else a freed cell stays empty, or is
   * joined to another: one of a sum that is still short before all others, since most have nothing to do with anything.
   */
  #movesOfFreed(rows: Int32Array, stack: Move[], top: number): number {
    const { compiled, next, owed } = this.#position;
    const cell = this.#hungryCell();
    if (cell === NONE && owed > 0) {
      const domino = this.#scarcestHome(stack, top);
      if (domino !== NONE) return this.#movesOfDomino(domino >> 5, domino & 31, stack, top);
    }
    const chosen = cell === NONE ? next[compiled.cells]! : cell;
    stack[top] = LEAVE_EMPTY + chosen;
    return this.#movesOfCell(chosen, rows, stack, top + 1);
  }

  /** A freed cell of a sum that is not reached yet, of the sum with the fewest. */
  #hungryCell(): number {
    const { compiled, next, shape, low, optional } = this.#position;
    const { cells, region } = compiled;
    let best = NONE;
    let fewest = MANY;
    for (let c = next[cells]!; c !== cells; c = next[c]!) {
      const r = region[c]!;
      if (shape[r] !== SUM || low[r]! <= 0 || optional[r]! >= fewest) continue;
      best = c;
      fewest = optional[r]!;
    }
    return best;
  }

  /** Of the dominoes of which one copy is left and must be used, the one with the fewest homes. */
  #scarcestHome(stack: Move[], top: number): number {
    const { compiled, left, terms, partners } = this.#position;
    const { pips } = compiled;
    let best = NONE;
    let fewest = MANY;
    for (let x = 0; x < pips; x++) {
      for (let rest = partners[x]! & -(1 << x); rest !== 0; rest &= rest - 1) {
        const y = smallest(rest);
        const pair = x * pips + y;
        if (left[pair] !== 1 || terms.least[pair] !== terms.most[pair]) continue;
        const homes = this.#movesOfDomino(x, y, stack, top) - top;
        if (homes >= fewest) continue;
        best = (x << 5) | y;
        fewest = homes;
      }
    }
    return best;
  }
}
