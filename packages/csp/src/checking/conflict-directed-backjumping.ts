/**
 * Prosser's conflict-directed backjumping: notes which level refused each value, so only those that were really in the
 * way are to blame. It can jump again from where it has jumped to.
 */
import type { SearchTree } from '../search/search-tree.js';
import { Blame } from './blame.js';
import { firstConflict } from './past.js';
import type { Checker, CheckingStrategy } from './strategy.js';

export const conflictDirectedBackjumping: CheckingStrategy = {
  code: 'CBJ',
  name: 'Conflict-Directed Backjumping',
  summary: 'jumps to the deepest level that refused a value',
  type: 'look-back',
  checker: (tree) => new ConflictDirectedBackjumping(tree),
};

class ConflictDirectedBackjumping implements Checker {
  readonly #tree: SearchTree;
  readonly #blame: Blame;
  obstacle = -1;

  constructor(tree: SearchTree) {
    this.#tree = tree;
    this.#blame = new Blame(tree);
  }

  enter(level: number): void {
    this.#blame.clear(level);
  }

  accepts(level: number): boolean {
    const conflict = firstConflict(this.#tree, level);
    this.obstacle = this.#tree.at(conflict);
    if (conflict < level) this.#blame.add(level, conflict);
    return conflict === level;
  }

  retreat(level: number): number {
    return this.#blame.handOver(level);
  }
}
