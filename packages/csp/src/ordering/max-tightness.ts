import { bestOf, byDegree, type OrderingStrategy } from './strategy.js';

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
