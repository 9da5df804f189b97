/**
 * Look-ahead strategies. They never test against the past, since whatever the past forbids has already
 * left the candidates of the future. They differ in how far they go on from there, which is all they say for
 * themselves.
 *
 *     pruned   variable, value, variable, value …    what has left the candidates, in order
 *     marks    by level: how much of it there was before this level's own
 */
import { ROOT, type SearchTree } from '../search-tree.js';
import type { Checker, CheckingStrategy } from '../strategy.js';

/** Goes on after the value at a level has pruned its neighbours; false when some variable has no candidate left. */
type LookFurther = (future: Future, level: number) => boolean;

/** Access of a look-ahead to the variables behind a level. */
interface Future {
  readonly tree: SearchTree;
  /** Leaves out values of one variable that have no support at the other. False when none is left. */
  revise(variable: number, against: number): boolean;
  /** Did the last `revise` leave out anything? */
  readonly changed: boolean;
  /** The variables that have just lost values to the value at this level; at the root, all. */
  readonly touched: readonly number[];
}

class LookAhead implements Checker, Future {
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

/**
 * Haralick and Elliott's forward checking: prunes the neighbours' candidates, and refuses a value that leaves one none.
 */
export const forwardChecking: CheckingStrategy = {
  code: 'FC',
  name: 'Forward Checking',
  summary: 'prunes the neighbours to come',
  type: 'look-ahead',
  checker: (tree) => new LookAhead(tree, () => true),
};

/** Forward checking, then once through the future: each variable must be supported by every later one. */
export const partialLookingAhead: CheckingStrategy = {
  code: 'PLA',
  name: 'Partial Looking Ahead',
  summary: 'prunes the neighbours, then each variable once against all later ones',
  type: 'look-ahead',
  checker: (tree) => new LookAhead(tree, againstLater),
};

function againstLater(future: Future, level: number): boolean {
  const { tree } = future;
  for (let i = level + 1; i < tree.leaf; i++) {
    for (let j = i + 1; j < tree.leaf; j++) if (!future.revise(tree.at(i), tree.at(j))) return false;
  }
  return true;
}

/** Forward checking, then once through the future: each variable must be supported by every other one. */
export const fullLookingAhead: CheckingStrategy = {
  code: 'FLA',
  name: 'Full Looking Ahead',
  summary: 'prunes the neighbours, then each variable once against all others',
  type: 'look-ahead',
  checker: (tree) => new LookAhead(tree, againstOthers),
};

function againstOthers(future: Future, level: number): boolean {
  const { tree } = future;
  for (let i = level + 1; i < tree.leaf; i++) {
    for (let j = level + 1; j < tree.leaf; j++) if (i !== j && !future.revise(tree.at(i), tree.at(j))) return false;
  }
  return true;
}

/**
 * Sabin and Freuder's MAC, by AC-3: forward checking, then revising until nothing changes. Whoever has lost a value
 * goes into the queue, and all others are revised against it: variables rather than arcs, which saves most of the
 * queue. Bookkeeping of supports (AC-4, AC-6) would save tests that one AND of bit masks makes cheap here.
 */
export const maintainingArcConsistency: CheckingStrategy = {
  code: 'MAC',
  name: 'Maintaining Arc Consistency',
  summary: 'prunes until every candidate has support at every neighbour',
  type: 'look-ahead',
  checker: (tree) => new LookAhead(tree, untilConsistent),
};

function untilConsistent(future: Future, level: number): boolean {
  const { tree } = future;
  const queue = [...future.touched];
  const waiting = new Uint8Array(tree.csp.size);
  for (const variable of queue) waiting[variable] = 1;
  for (const variable of queue) {
    waiting[variable] = 0;
    for (let i = level + 1; i < tree.leaf; i++) {
      const other = tree.at(i);
      if (other === variable) continue;
      if (!future.revise(other, variable)) return false;
      if (!future.changed || waiting[other] === 1) continue;
      waiting[other] = 1;
      queue.push(other);
    }
  }
  return true;
}
