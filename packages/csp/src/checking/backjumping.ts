/**
 * Gaschnig's backjumping. When no value of a variable is safe, changing anything behind the deepest conflict would
 * not help: that is where it jumps. Once a value was safe here, the levels below have a part in the failure, of which
 * nothing is known, so it steps back one level; so it jumps from dead ends only, never twice in a row.
 */
import type { SearchTree } from '../tree/search-tree.js';
import { LookBack } from './look-back.js';
import type { CheckingStrategy } from './strategy.js';

export const backjumping: CheckingStrategy = {
  code: 'BJ',
  name: 'Backjumping',
  summary: 'jumps from a dead end to the deepest conflict',
  type: 'look-back',
  checker: (tree) => new Backjumping(tree),
};

class Backjumping extends LookBack {
  /** By level: where it would jump to. */
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
