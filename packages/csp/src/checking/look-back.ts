/**
 * Look-back strategies. A value is tested against the past, level by level, up to the first that refuses
 * it. They differ in what they remember of that, and so in how far they retreat.
 */
import type { SearchTree } from '../search-tree.js';
import type { Checker, CheckingStrategy } from '../strategy.js';

abstract class LookBack implements Checker {
  protected readonly tree: SearchTree;
  obstacle = -1;

  constructor(tree: SearchTree) {
    this.tree = tree;
  }

  accepts(level: number): boolean {
    const conflict = this.#firstConflict(level);
    this.obstacle = this.tree.at(conflict);
    this.remember(level, conflict);
    return conflict === level;
  }

  abstract retreat(level: number): number;

  enter(_level: number): void {}

  /** The value at this level was refused at `conflict`; where that is the level itself, it was safe. */
  protected remember(_level: number, _conflict: number): void {}

  #firstConflict(level: number): number {
    const variable = this.tree.at(level);
    const value = this.tree.valueAt(level);
    for (let past = 0; past < level; past++) {
      if (!this.tree.csp.consistent(this.tree.at(past), this.tree.valueAt(past), variable, value)) return past;
    }
    return level;
  }
}

/** Goes back one level, whoever was in the way. Every other strategy is measured against this one. */
export const naiveBacktracking: CheckingStrategy = {
  code: 'BT',
  name: 'Naive Backtracking',
  summary: 'tests against the past, steps back one level',
  type: 'look-back',
  checker: (tree) => new NaiveBacktracking(tree),
};

class NaiveBacktracking extends LookBack {
  retreat(level: number): number {
    return level - 1;
  }
}

/**
 * Gaschnig's backjumping. When no value of a variable is safe, changing anything behind the deepest conflict would
 * not help: that is where it jumps. Once a value was safe here, the levels below have a part in the failure, of which
 * nothing is known, so it steps back one level; so it jumps from dead ends only, never twice in a row.
 */
export const backjumping: CheckingStrategy = {
  code: 'BJ',
  name: 'Backjumping',
  summary: 'jumps from a dead end to the deepest conflict',
  type: 'look-back',
  checker: (tree) => new Backjumping(tree),
};

class Backjumping extends LookBack {
  /** Target of a jump, by level. */
  readonly #deepest: Int32Array;

  constructor(tree: SearchTree) {
    super(tree);
    this.#deepest = new Int32Array(tree.leaf + 1);
  }

  override enter(level: number): void {
    this.#deepest[level] = level === this.tree.leaf ? level - 1 : -1;
  }

  protected override remember(level: number, conflict: number): void {
    this.#deepest[level] = Math.max(this.#deepest[level] as number, Math.min(conflict, level - 1));
  }

  retreat(level: number): number {
    return this.#deepest[level] as number;
  }
}

/**
 * Backjumping from anywhere: each level keeps the set of past levels that have a part in its failures. From a level
 * where nothing is left it jumps to the deepest of them, which takes over the rest of the blame. Two strategies differ
 * in whom they blame: every past neighbour, or those that were really in the way.
 *
 * At the leaf every level is to blame for the solution, so none is jumped over when more solutions are wanted.
 */
abstract class Blaming extends LookBack {
  readonly #sets: readonly LevelSet[];

  constructor(tree: SearchTree) {
    super(tree);
    this.#sets = Array.from({ length: tree.leaf + 1 }, () => new LevelSet(tree.leaf));
  }

  /** Forgets all blame at a level that is entered anew. */
  override enter(level: number): void {
    this.#at(level).clear();
    if (level === this.tree.leaf) for (let past = 0; past < level; past++) this.blame(level, past);
  }

  protected blame(level: number, past: number): void {
    this.#at(level).add(past);
  }

  /** Level to jump to, which takes over the blame. */
  retreat(level: number): number {
    const target = this.#at(level).deepest;
    if (target >= 0) {
      this.#at(target).addAll(this.#at(level));
      this.#at(target).remove(target);
    }
    return target;
  }

  #at(level: number): LevelSet {
    return this.#sets[level] as LevelSet;
  }
}

class LevelSet {
  readonly #words: Int32Array;

  constructor(levels: number) {
    this.#words = new Int32Array(Math.ceil(levels / 32));
  }

  clear(): void {
    this.#words.fill(0);
  }

  add(level: number): void {
    (this.#words[level >>> 5] as number) |= 1 << (level & 31);
  }

  remove(level: number): void {
    (this.#words[level >>> 5] as number) &= ~(1 << (level & 31));
  }

  addAll(others: LevelSet): void {
    for (let i = 0; i < this.#words.length; i++) (this.#words[i] as number) |= others.#words[i] as number;
  }

  /** The deepest level in the set, or −1. */
  get deepest(): number {
    for (let i = this.#words.length - 1; i >= 0; i--) {
      const word = this.#words[i] as number;
      if (word !== 0) return i * 32 + 31 - Math.clz32(word);
    }
    return -1;
  }
}

/**
 * Dechter's graph-based backjumping: the graph alone says who may have a part in a failure, namely the past
 * neighbours. Cheap, since nothing is noted while values are tried, but every neighbour is under suspicion.
 */
export const graphBasedBackjumping: CheckingStrategy = {
  code: 'GBJ',
  name: 'Graph-Based Backjumping',
  summary: 'jumps to the deepest past neighbour in the graph',
  type: 'look-back',
  checker: (tree) => new GraphBasedBackjumping(tree),
};

class GraphBasedBackjumping extends Blaming {
  override enter(level: number): void {
    super.enter(level);
    if (level === this.tree.leaf) return;
    for (let past = 0; past < level; past++) {
      if (this.tree.csp.adjacent(this.tree.at(past), this.tree.at(level))) this.blame(level, past);
    }
  }
}

/**
 * Prosser's conflict-directed backjumping: notes which level refused each value, so only those that were really in the
 * way are to blame. It can jump again from where it has jumped to.
 */
export const conflictDirectedBackjumping: CheckingStrategy = {
  code: 'CBJ',
  name: 'Conflict-Directed Backjumping',
  summary: 'jumps to the deepest level that refused a value',
  type: 'look-back',
  checker: (tree) => new ConflictDirectedBackjumping(tree),
};

class ConflictDirectedBackjumping extends Blaming {
  protected override remember(level: number, conflict: number): void {
    if (conflict < level) this.blame(level, conflict);
  }
}
