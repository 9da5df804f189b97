/**
 * Prosser's conflict-directed backjumping: notes which level refused each value, so only those that were really in the
 * way are to blame. It can jump again from where it has jumped to.
 */
import { Blaming } from './blame.js';
import type { CheckingStrategy } from './strategy.js';

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
