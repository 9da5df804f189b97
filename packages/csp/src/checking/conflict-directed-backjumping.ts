/**
 * Prosser's conflict-directed backjumping: notes which level refused each value, so only those that were really in the
 * way are to blame. It can jump again from where it has jumped to.
 */
import type { SearchTree } from '../search/search-tree.js';
import { Blame } from './blame.js';
import { LookBack } from './look-back.js';
import type { CheckingStrategy } from './strategy.js';

export const conflictDirectedBackjumping: CheckingStrategy = {
  code: 'CBJ',
  name: 'Conflict-Directed Backjumping',
  summary: 'jumps to the deepest level that refused a value',
  type: 'look-back',
  checker: (tree) => new ConflictDirectedBackjumping(tree),
};

class ConflictDirectedBackjumping extends LookBack {
  readonly #blame: Blame;

  constructor(tree: SearchTree) {
    super(tree);
    this.#blame = new Blame(tree);
  }

  override enter(level: number): void {
    this.#blame.clear(level);
  }

  protected override remember(level: number, conflict: number): void {
    if (conflict < level) this.#blame.add(level, conflict);
  }

  retreat(level: number): number {
    return this.#blame.handOver(level);
  }
}
