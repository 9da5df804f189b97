import type { SearchTree } from './search-tree.js';

export interface CheckingStrategy {
  readonly code: string;
  readonly name: string;
  readonly summary: string;
  readonly type: 'look-back' | 'look-ahead';
  checker(tree: SearchTree): Checker;
}

/** A checking strategy at work on one tree. The search calls; the checker never moves in the tree by itself. */
export interface Checker {
  /** Leaves out, before the search begins, what cannot be part of any solution. */
  simplify?(): void;
  /** A variable has just become the present one at this level, or the leaf has been reached. */
  enter?(level: number): void;
  /** May the present variable keep its value? A look-ahead then has done its work on the future. */
  accepts(level: number): boolean;
  /** Variable that stood in the way of the value refused last. */
  readonly obstacle: number;
  /** Takes back what `accepts` did for the value at this level. */
  withdraw?(level: number): void;
  /** The level to go back to from here, where nothing is left to try; −1 is the root. */
  retreat(level: number): number;
}

export interface OrderingStrategy {
  readonly code: string;
  readonly name: string;
  readonly summary: string;
  /** The level, the tree's present one or later, whose variable is to be the present one. */
  choose(tree: SearchTree): number;
}

export interface Algorithm {
  /** Both codes, such as `MAC+BZ`. */
  readonly name: string;
  readonly checking: CheckingStrategy;
  readonly ordering: OrderingStrategy;
}
