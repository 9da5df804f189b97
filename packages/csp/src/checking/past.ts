import type { SearchTree } from '../search/search-tree.js';

/** The first level whose value does not go with the present one's, or the present level when all do. */
export function firstConflict(tree: SearchTree, level: number): number {
  const variable = tree.at(level);
  const value = tree.valueAt(level);
  for (let past = 0; past < level; past++) {
    if (!tree.csp.consistent(tree.at(past), tree.valueAt(past), variable, value)) return past;
  }
  return level;
}
