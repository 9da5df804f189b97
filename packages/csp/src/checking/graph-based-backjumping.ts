/**
 * Dechter's graph-based backjumping: the graph alone says who may have a part in a failure, namely the past
 * neighbours. Cheap, since nothing is noted while values are tried, but every neighbour is under suspicion.
 */
import type { SearchTree } from '../search/search-tree.js';
import { Blame } from './blame.js';
import { firstConflict } from './past.js';
import type { Checker, CheckingStrategy } from './strategy.js';

export const graphBasedBackjumping: CheckingStrategy = {
  code: 'GBJ',
  name: 'Graph-Based Backjumping',
  summary: 'jumps to the deepest past neighbour in the graph',
  type: 'look-back',
  checker: (tree) => new GraphBasedBackjumping(tree),
};

class GraphBasedBackjumping implements Checker {
  readonly #tree: SearchTree;
  readonly #blame: Blame;
  obstacle = -1;

  constructor(tree: SearchTree) {
    this.#tree = tree;
    this.#blame = new Blame(tree);
  }

  enter(level: number): void {
    this.#blame.clear(level);
    if (level === this.#tree.leaf) return;
    for (let past = 0; past < level; past++) {
      if (this.#tree.csp.adjacent(this.#tree.at(past), this.#tree.at(level))) this.#blame.add(level, past);
    }
  }

  accepts(level: number): boolean {
    const conflict = firstConflict(this.#tree, level);
    this.obstacle = this.#tree.at(conflict);
    return conflict === level;
  }

  retreat(level: number): number {
    return this.#blame.handOver(level);
  }
}
