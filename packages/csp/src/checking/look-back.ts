/**
 * What the look-back strategies share: a value is tested against the past, level by level, up to the first that refuses
 * it. They differ in what they remember of that, and so in how far they retreat.
 */
import type { SearchTree } from '../tree/search-tree.js';
import type { Checker } from './strategy.js';

export abstract class LookBack implements Checker {
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
