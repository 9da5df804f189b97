/**
 * Pips that each open cell may still hold, by its region and the supply that is left.
 *
 * Kept: whether the regions can share out all pips that are left (30 % fewer nodes when counting). Tried and lost:
 * cutting each sum to what the others leave of that total (1–5 % fewer nodes, slower).
 */
import { largest, size, smallest } from '@pipwright/core/bits';
import { DIFFERENT, range, SAME, SUM } from './compile.js';
import type { Position } from './position.js';
import type { Sums } from './sums.js';
import type { Arena, Sizes } from './terms.js';

/** Value in place of a cell. */
export const NO_CELL = -1;

export class Domains {
  /** Pips that open cells of a region may hold; for the cells in none: the pips that are left. */
  readonly ofRegion: Int32Array;
  readonly ofCell: Int32Array;
  /** Cell that nothing fits, where `find` said false; NO_CELL when it is not for a single one. */
  emptyCell = NO_CELL;
  readonly #position: Position;
  readonly #sums: Sums;
  /** Cells that must be covered and can hold nothing else, by pip. */
  readonly #needs: Int32Array;

  constructor(position: Position, sums: Sums, arena: Arena) {
    const { cells, regions, pips } = position.compiled;
    this.#position = position;
    this.#sums = sums;
    this.ofRegion = arena.take(regions + 1);
    this.ofCell = arena.take(cells);
    this.#needs = arena.take(pips);
  }

  static room({ cells, regions, pips }: Sizes): number {
    return regions + 1 + cells + pips;
  }

  /** Finds the domains with these partners for each pip; false when the position is dead. */
  find(rows: Int32Array): boolean {
    const { compiled, needed, optional, next, values, freed } = this.#position;
    const { cells, regions, region, pips } = compiled;
    const domain = this.ofRegion;
    this.emptyCell = NO_CELL;
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
      if (holds === 0 && freed[c] === 0) {
        this.emptyCell = c;
        return false;
      }
      this.ofCell[c] = holds;
    }
    return !this.#position.anyFreed || this.#halvesSuffice();
  }

  /** The partners y that x may have when both lie in region r. */
  together(r: number, x: number): number {
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

  /** Tells whether the regions can share out all the pips that are left, where every domino is used. */
  #totalFits(): boolean {
    const { compiled, shape, low, high, needed, optional, halves } = this.#position;
    const { regions, pips, maxPip } = compiled;
    let total = 0;
    for (let pip = 1; pip < pips; pip++) total += pip * halves[pip]!;
    let least = 0;
    let most = 0;
    for (let r = 0; r <= regions; r++) {
      const open = needed[r]!;
      const domain = this.ofRegion[r]!;
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

  /** Are there halves for all cells that can hold one value only? Without freed cells the search finds out as soon. */
  #halvesSuffice(): boolean {
    const { compiled, halves, next, freed } = this.#position;
    const { cells, pips } = compiled;
    const needs = this.#needs.fill(0);
    for (let c = next[cells]!; c !== cells; c = next[c]!) {
      const holds = this.ofCell[c]!;
      if (freed[c] === 0 && (holds & (holds - 1)) === 0) needs[smallest(holds)]!++;
    }
    for (let x = 0; x < pips; x++) if (needs[x]! > halves[x]!) return false;
    return true;
  }
}
