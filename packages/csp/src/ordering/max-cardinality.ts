import type { SearchTree } from '../tree/search-tree.js';
import { bestOf, byDegree, type OrderingStrategy } from './strategy.js';

/** The most neighbours in the past, then the highest degree; the first variable of all is the first in order. */
export const maxCardinality: OrderingStrategy = {
  code: 'MC',
  name: 'Max Cardinality',
  summary: 'the most assigned neighbours first',
  choose: (tree) =>
    tree.level === 0
      ? 0
      : bestOf(tree, (a, b) => pastNeighbours(a, tree) - pastNeighbours(b, tree) || byDegree(a, b, tree)),
};

function pastNeighbours(variable: number, tree: SearchTree): number {
  let count = 0;
  for (let past = 0; past < tree.level; past++) if (tree.csp.adjacent(variable, tree.at(past))) count++;
  return count;
}
