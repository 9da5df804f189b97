import type { SearchTree } from '../tree/search-tree.js';

/** Which variable comes next. */
export interface OrderingStrategy {
  readonly code: string;
  readonly name: string;
  /** One line for people who choose. */
  readonly summary: string;
  /** The level, the tree's present one or later, whose variable is to be the present one. */
  choose(tree: SearchTree): number;
}

/** Compares two variables still to come: above 0 when the first is to be preferred. */
type Preference = (a: number, b: number, tree: SearchTree) => number;

/** The earliest level, from the present one on, whose variable nobody behind it is preferred to. */
export function bestOf(tree: SearchTree, preference: Preference): number {
  let best = tree.level;
  for (let level = best + 1; level < tree.leaf; level++) {
    if (preference(tree.at(level), tree.at(best), tree) > 0) best = level;
  }
  return best;
}

export function byDegree(a: number, b: number, { csp }: SearchTree): number {
  return csp.degreeAt(a) - csp.degreeAt(b);
}
