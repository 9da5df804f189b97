/**
 * State of a search: a path of assigned variables, and those still to come.
 *
 *     order      a permutation of the variables; level k of the tree belongs to order[k]
 *                ├─ past: 0 … level − 1, assigned ─┤ present ├─ future ─┤
 *
 * The root is level −1, the leaf, where every variable is assigned, is level `leaf`.
 */
import type { AnyCsp } from './graph/binary-csp.js';

export const ROOT = -1;

export class SearchTree {
  readonly csp: AnyCsp;
  readonly leaf: number;
  level = ROOT;
  readonly #order: Int32Array;
  /** Value by variable; meaningless for variables of the future. */
  readonly #values: Int32Array;
  /** Candidates by variable, for those in the tree. */
  readonly #candidates: Candidates[] = [];
  /** Values by variable that were tried in vain since it became the present one. */
  readonly #rejected: number[][] = [];

  /** `variables`: the part of the CSP to solve. */
  constructor(csp: AnyCsp, variables: readonly number[]) {
    this.csp = csp;
    this.leaf = variables.length;
    this.#order = Int32Array.from(variables);
    this.#values = new Int32Array(csp.size);
    if (new Set(variables).size < variables.length) throw new RangeError('a variable to solve for is named twice');
    for (const variable of variables) {
      this.#candidates[variable] = new Candidates(csp.domainAt(variable).length);
      this.#rejected[variable] = [];
    }
  }

  at(level: number): number {
    return this.#order[level] as number;
  }

  valueAt(level: number): number {
    return this.#values[this.at(level)] as number;
  }

  candidatesOf(variable: number): Candidates {
    return this.#candidates[variable] as Candidates;
  }

  bringForward(level: number): void {
    const chosen = this.at(level);
    this.#order[level] = this.at(this.level);
    this.#order[this.level] = chosen;
  }

  assignNext(): void {
    const variable = this.at(this.level);
    const candidates = this.candidatesOf(variable);
    this.#values[variable] = candidates.first;
    candidates.remove(candidates.first);
  }

  /** The value at this level will not be tried again until the level is entered anew. */
  reject(level: number): void {
    const variable = this.at(level);
    this.#rejected[variable]?.push(this.valueAt(level));
  }

  restore(level: number): void {
    const variable = this.at(level);
    const rejected = this.#rejected[variable] as number[];
    for (const value of rejected) this.candidatesOf(variable).putBack(value);
    rejected.length = 0;
  }

  get hasHope(): boolean {
    for (let level = 0; level < this.leaf; level++) if (this.candidatesOf(this.at(level)).size === 0) return false;
    return true;
  }
}

/**
 * The values a variable may still try, first come, first tried. What is put back goes to the end of the queue, so
 * after backtracking the order of values may have turned; the published step counts depend on it.
 *
 *     next, previous   a ring of those in the queue, in order; the place behind the last value opens and closes it
 *     mask             the same as bits, for questions of support
 */
export class Candidates {
  readonly mask: Uint32Array;
  readonly #next: Int32Array;
  readonly #previous: Int32Array;
  readonly #end: number;
  #size = 0;

  constructor(values: number) {
    this.mask = new Uint32Array(Math.ceil(values / 32));
    this.#next = new Int32Array(values + 1);
    this.#previous = new Int32Array(values + 1);
    this.#end = values;
    this.#link(this.#end, this.#end);
    for (let value = 0; value < values; value++) this.putBack(value);
  }

  get size(): number {
    return this.#size;
  }

  get first(): number {
    return this.after(this.#end);
  }

  /** The one behind it in the queue, or −1; the value must be in the queue. */
  after(value: number): number {
    const next = this.#next[value] as number;
    return next === this.#end ? -1 : next;
  }

  /** The value must be in the queue. */
  remove(value: number): void {
    this.#link(this.#previous[value] as number, this.#next[value] as number);
    (this.mask[value >>> 5] as number) &= ~(1 << (value & 31));
    this.#size--;
  }

  /** The value must not be in the queue. */
  putBack(value: number): void {
    this.#link(this.#previous[this.#end] as number, value);
    this.#link(value, this.#end);
    (this.mask[value >>> 5] as number) |= 1 << (value & 31);
    this.#size++;
  }

  #link(value: number, next: number): void {
    this.#next[value] = next;
    this.#previous[next] = value;
  }
}
