import type { SearchTree } from '../search/search-tree.js';
import { firstConflict } from './past.js';
import type { Checker, CheckingStrategy } from './strategy.js';

/** Tests each value against the past, and goes back one level. Every other strategy is measured against this one. */
export const naiveBacktracking: CheckingStrategy = {
  code: 'BT',
  name: 'Naive Backtracking',
  summary: 'tests against the past, steps back one level',
  type: 'look-back',
  checker: (tree) => new NaiveBacktracking(tree),
};

class NaiveBacktracking implements Checker {
  readonly #tree: SearchTree;
  obstacle = -1;

  constructor(tree: SearchTree) {
    this.#tree = tree;
  }

  accepts(level: number): boolean {
    const conflict = firstConflict(this.#tree, level);
    this.obstacle = this.#tree.at(conflict);
    return conflict === level;
  }

  retreat(level: number): number {
    return level - 1;
  }
}
