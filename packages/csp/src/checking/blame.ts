/**
 * Backjumping from anywhere: each level keeps the set of past levels that have a part in its failures. From a level
 * where nothing is left it jumps to the deepest of them, which takes over the rest of the blame. Two strategies differ
 * in whom they blame: every past neighbour, or those that were really in the way.
 *
 * At the leaf every level is to blame for the solution, so none is jumped over when more solutions are wanted.
 */
import { LevelSet } from '../search/level-set.js';
import type { SearchTree } from '../search/search-tree.js';

export class Blame {
  readonly #leaf: number;
  readonly #sets: readonly LevelSet[];

  constructor(tree: SearchTree) {
    this.#leaf = tree.leaf;
    this.#sets = Array.from({ length: tree.leaf + 1 }, () => new LevelSet(tree.leaf));
  }

  /** Forgets all blame at a level that is entered anew. */
  clear(level: number): void {
    this.#at(level).clear();
    if (level === this.#leaf) for (let past = 0; past < level; past++) this.add(level, past);
  }

  add(level: number, past: number): void {
    this.#at(level).add(past);
  }

  /** Where to jump; the blame has been handed over. */
  handOver(level: number): number {
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
