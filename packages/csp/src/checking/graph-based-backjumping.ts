/**
 * Dechter's graph-based backjumping: the graph alone says who may have a part in a failure, namely the past
 * neighbours. Cheap, since nothing is noted while values are tried, but every neighbour is under suspicion.
 */
import type { SearchTree } from '../search/search-tree.js';
import { Blame } from './blame.js';
import { LookBack } from './look-back.js';
import type { CheckingStrategy } from './strategy.js';

export const graphBasedBackjumping: CheckingStrategy = {
  code: 'GBJ',
  name: 'Graph-Based Backjumping',
  summary: 'jumps to the deepest past neighbour in the graph',
  type: 'look-back',
  checker: (tree) => new GraphBasedBackjumping(tree),
};

class GraphBasedBackjumping extends LookBack {
  readonly #blame: Blame;

  constructor(tree: SearchTree) {
    super(tree);
    this.#blame = new Blame(tree);
  }

  override enter(level: number): void {
    this.#blame.clear(level);
    if (level === this.tree.leaf) return;
    for (let past = 0; past < level; past++) {
      if (this.tree.csp.adjacent(this.tree.at(past), this.tree.at(level))) this.#blame.add(level, past);
    }
  }

  retreat(level: number): number {
    return this.#blame.handOver(level);
  }
}
