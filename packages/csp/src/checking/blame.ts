/**
 * Backjumping from anywhere: each level keeps the set of past levels that have a part in its failures. From a level
 * where nothing is left it jumps to the deepest of them, which takes over the rest of the blame. Two strategies differ
 * in whom they blame: every past neighbour, or those that were really in the way.
 *
 * At the leaf every level is to blame for the solution, so none is jumped over when more solutions are wanted.
 */
import type { SearchTree } from '../tree/search-tree.js';
import { LookBack } from './look-back.js';

export abstract class Blaming extends LookBack {
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

  /** Where to jump; the blame has been handed over. */
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

/** A set of levels above one level of the search tree. */
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
