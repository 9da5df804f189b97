import type { SearchTree } from '../search/search-tree.js';

/** Which variable comes next. */
export interface OrderingStrategy {
  readonly code: string;
  readonly name: string;
  /** One line for people who choose. */
  readonly summary: string;
  /** The level, the tree's present one or later, whose variable is to be the present one. */
  choose(tree: SearchTree): number;
}
