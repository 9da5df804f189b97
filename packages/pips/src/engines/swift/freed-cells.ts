/**
 * Freed cells and what they may add to the sums of their regions. A cell that stays uncovered holds any value it may
 * hold, or none; where that leaves gaps, a sum between two bounds may still be out of reach.
 */
import { largest } from '@pipwright/core/bits';
import { type Compiled, SUM } from './compile.js';

/** Part of a position that the sums depend on. */
interface SumState {
  readonly compiled: Compiled;
  readonly values: Int32Array;
  readonly freed: Int32Array;
  readonly shape: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly needed: Int32Array;
  readonly optional: Int32Array;
}

export class FreedCells {
  readonly #state: SumState;
  /** Most that the open cells of a region can add to a sum. */
  readonly #reach: Int32Array;
  /** Values by region that each cell left empty may add to the sum, where these have gaps. */
  readonly #gaps = new Map<number, number[]>();

  /** Starts with all cells open. */
  constructor(asked: SumState) {
    const { cells, regions, region } = asked.compiled;
    this.#state = asked;
    this.#reach = new Int32Array(regions + 1);
    for (let c = 0; c < cells; c++) this.open(c, region[c]!);
  }

  /** Counts a cell of this region as open. */
  open(cell: number, region: number): void {
    this.#reach[region]! += largest(this.#emptyValues(cell));
  }

  /** Counts it as open no longer. */
  close(cell: number, region: number): void {
    this.#reach[region]! -= largest(this.#emptyValues(cell));
  }

  /** A freed cell stays uncovered: to a sum it may add any value it may hold, or nothing. */
  leaveEmpty(cell: number, region: number): void {
    this.close(cell, region);
    this.#state.low[region]! -= largest(this.#emptyValues(cell));
    if (this.hasGaps(cell)) this.#gaps.set(region, [...(this.#gaps.get(region) ?? []), this.#emptyValues(cell)]);
  }

  reopen(cell: number, region: number): void {
    this.open(cell, region);
    this.#state.low[region]! += largest(this.#emptyValues(cell));
    if (this.hasGaps(cell)) this.#gaps.get(region)?.pop();
  }

  hasGaps(cell: number): boolean {
    const { freed, shape, compiled } = this.#state;
    const values = this.#emptyValues(cell);
    return freed[cell] === 1 && shape[compiled.region[cell]!] === SUM && (values & (values + 1)) !== 0;
  }

  breaksSum(): boolean {
    const { compiled, shape, low, high, needed, optional } = this.#state;
    for (let r = 0; r < compiled.regions; r++) {
      if (shape[r] !== SUM) continue;
      if (low[r]! > this.#reach[r]! || high[r]! < 0) return true;
      if (needed[r] === 0 && optional[r] === 0 && !this.#bridgesGaps(r)) return true;
    }
    return false;
  }

  /** Can the cells left empty add just what a sum asks for? */
  #bridgesGaps(region: number): boolean {
    const gaps = this.#gaps.get(region) ?? [];
    const low = gaps.reduce((sum, values) => sum + largest(values), this.#state.low[region]!);
    const high = this.#state.high[region]!;
    const adds = (at: number, sum: number): boolean => {
      if (at === gaps.length) return low <= sum && sum <= high;
      for (let rest = gaps[at]!; rest !== 0; rest &= rest - 1) {
        if (adds(at + 1, sum + largest(rest & -rest))) return true;
      }
      return false;
    };
    return gaps.length === 0 || adds(0, 0);
  }

  /** Values that a cell may add to a sum when it is left empty, 0 for nothing among them. */
  #emptyValues(cell: number): number {
    return this.#state.values[cell]! | 1;
  }
}
