import { bestOf, byDegree, type OrderingStrategy } from './strategy.js';

/** Brélaz's rule for colouring graphs: the fewest candidates left, then the highest degree. */
export const brelazHeuristic: OrderingStrategy = {
  code: 'BZ',
  name: 'Brelaz Heuristic',
  summary: 'the fewest candidates first',
  choose: (tree) =>
    bestOf(tree, (a, b) => tree.candidatesOf(b).size - tree.candidatesOf(a).size || byDegree(a, b, tree)),
};
