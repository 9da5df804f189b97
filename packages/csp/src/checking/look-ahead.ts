/**
 * What the look-ahead strategies share: they never test against the past, since whatever the past forbids has already
 * left the candidates of the future. They differ in how far they go on from there, which is all they say for themselves.
 *
 *     pruned   variable, value, variable, value …    what has left the candidates, in order
 *     marks    by level: how much of it there was before this level's own
 */
import { ROOT, type SearchTree } from '../tree/search-tree.js';
import type { Checker } from './strategy.js';

/** Goes on after the value at a level has pruned its neighbours; false when some variable has no candidate left. */
type LookFurther = (future: Future, level: number) => boolean;

/** What a look-ahead may do with the variables behind a level. */
export interface Future {
  readonly tree: SearchTree;
  /** Leaves out values of one variable that have no support at the other. False when none is left. */
  revise(variable: number, against: number): boolean;
  /** Did the last `revise` leave out anything? */
  readonly changed: boolean;
  /** The variables that have just lost values to the value at this level; at the root, all. */
  readonly touched: readonly number[];
}

export class LookAhead implements Checker, Future {
  readonly tree: SearchTree;
  readonly #further: LookFurther;
  readonly #pruned: number[] = [];
  readonly #marks: Int32Array;
  #touched: number[] = [];
  changed = false;
  obstacle = -1;

  constructor(tree: SearchTree, further: LookFurther) {
    this.tree = tree;
    this.#further = further;
    this.#marks = new Int32Array(tree.leaf + 1);
  }

  get touched(): readonly number[] {
    return this.#touched;
  }

  simplify(): void {
    this.#touched = Array.from({ length: this.tree.leaf }, (_, level) => this.tree.at(level));
    this.#further(this, ROOT);
  }

  accepts(level: number): boolean {
    this.#marks[level] = this.#pruned.length;
    if (this.#pruneNeighbours(level) && this.#further(this, level)) return true;
    this.withdraw(level);
    return false;
  }

  withdraw(level: number): void {
    const mark = this.#marks[level] as number;
    for (let i = mark; i < this.#pruned.length; i += 2) {
      this.tree.candidatesOf(this.#pruned[i] as number).putBack(this.#pruned[i + 1] as number);
    }
    this.#pruned.length = mark;
  }

  retreat(level: number): number {
    return level - 1;
  }

  revise(variable: number, against: number): boolean {
    this.changed = false;
    const { csp } = this.tree;
    if (!csp.adjacent(variable, against)) return true;
    const candidates = this.tree.candidatesOf(variable);
    const { mask } = this.tree.candidatesOf(against);
    for (let value = candidates.first; value >= 0; ) {
      const next = candidates.after(value);
      if (!csp.hasSupport(variable, value, against, mask)) this.#prune(variable, value);
      value = next;
    }
    this.obstacle = variable;
    return candidates.size > 0;
  }

  /** Forward checking: revises the future against the one value at this level. */
  #pruneNeighbours(level: number): boolean {
    const { csp } = this.tree;
    const present = this.tree.at(level);
    const presentValue = this.tree.valueAt(level);
    this.#touched = [];
    for (let later = level + 1; later < this.tree.leaf; later++) {
      const variable = this.tree.at(later);
      if (!csp.adjacent(present, variable)) continue;
      this.changed = false;
      const candidates = this.tree.candidatesOf(variable);
      for (let value = candidates.first; value >= 0; ) {
        const next = candidates.after(value);
        if (!csp.consistent(present, presentValue, variable, value)) this.#prune(variable, value);
        value = next;
      }
      this.obstacle = variable;
      if (candidates.size === 0) return false;
      if (this.changed) this.#touched.push(variable);
    }
    return true;
  }

  #prune(variable: number, value: number): void {
    this.tree.candidatesOf(variable).remove(value);
    this.#pruned.push(variable, value);
    this.changed = true;
  }
}
