import {
  forwardChecking,
  fullLookingAhead,
  maintainingArcConsistency,
  partialLookingAhead,
} from './checking/look-ahead.js';
import {
  backjumping,
  conflictDirectedBackjumping,
  graphBasedBackjumping,
  naiveBacktracking,
} from './checking/look-back.js';
import type { SearchTree } from './search-tree.js';
import type { Algorithm, CheckingStrategy, OrderingStrategy } from './strategy.js';

/** Compares two variables still to come: above 0 when the first is to be preferred. */
type Preference = (a: number, b: number, tree: SearchTree) => number;

/** The earliest level, from the present one on, whose variable nobody behind it is preferred to. */
function bestOf(tree: SearchTree, preference: Preference): number {
  let best = tree.level;
  for (let level = best + 1; level < tree.leaf; level++) {
    if (preference(tree.at(level), tree.at(best), tree) > 0) best = level;
  }
  return best;
}

function byDegree(a: number, b: number, { csp }: SearchTree): number {
  return csp.degreeAt(a) - csp.degreeAt(b);
}

export const naturalOrdering: OrderingStrategy = {
  code: 'NO',
  name: 'Natural Ordering',
  summary: 'in the order of the variables',
  choose: (tree) => tree.level,
};

/** Brélaz's rule for colouring graphs: the fewest candidates left, then the highest degree. */
export const brelazHeuristic: OrderingStrategy = {
  code: 'BZ',
  name: 'Brelaz Heuristic',
  summary: 'the fewest candidates first',
  choose: (tree) =>
    bestOf(tree, (a, b) => tree.candidatesOf(b).size - tree.candidatesOf(a).size || byDegree(a, b, tree)),
};

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

/** Sums of the same fractions in another order differ by less. */
const TOLERANCE = 1e-9;

/** The strictest constraints, summed, then the highest degree. */
export const maxTightness: OrderingStrategy = {
  code: 'MT',
  name: 'Max Tightness',
  summary: 'the strictest constraints first',
  choose: (tree) =>
    bestOf(tree, (a, b) => {
      const difference = tree.csp.sumTightnessAt(a) - tree.csp.sumTightnessAt(b);
      return Math.abs(difference) > TOLERANCE ? difference : byDegree(a, b, tree);
    }),
};

export const CHECKING_STRATEGIES: readonly CheckingStrategy[] = [
  naiveBacktracking,
  backjumping,
  graphBasedBackjumping,
  conflictDirectedBackjumping,
  forwardChecking,
  partialLookingAhead,
  fullLookingAhead,
  maintainingArcConsistency,
];

export const ORDERING_STRATEGIES: readonly OrderingStrategy[] = [
  naturalOrdering,
  brelazHeuristic,
  maxCardinality,
  maxTightness,
];

export const ALGORITHMS: readonly Algorithm[] = CHECKING_STRATEGIES.flatMap((checking) =>
  ORDERING_STRATEGIES.map((ordering) => ({ name: `${checking.code}+${ordering.code}`, checking, ordering })),
);

export function parseAlgorithm(name: string): Algorithm | undefined {
  return ALGORITHMS.find((algorithm) => algorithm.name === name.toUpperCase());
}
