import { backjumping } from './checking/backjumping.js';
import { conflictDirectedBackjumping } from './checking/conflict-directed-backjumping.js';
import { forwardChecking } from './checking/forward-checking.js';
import { fullLookingAhead } from './checking/full-looking-ahead.js';
import { graphBasedBackjumping } from './checking/graph-based-backjumping.js';
import { maintainingArcConsistency } from './checking/maintaining-arc-consistency.js';
import { naiveBacktracking } from './checking/naive-backtracking.js';
import { partialLookingAhead } from './checking/partial-looking-ahead.js';
import type { CheckingStrategy } from './checking/strategy.js';
import { brelazHeuristic } from './ordering/brelaz-heuristic.js';
import { maxCardinality } from './ordering/max-cardinality.js';
import { maxTightness } from './ordering/max-tightness.js';
import { naturalOrdering } from './ordering/natural-ordering.js';
import type { OrderingStrategy } from './ordering/strategy.js';

/** One way to solve any binary CSP: how to test and go back, and which variable comes next. */
export interface Algorithm {
  /** Both codes, such as `MAC+BZ`. */
  readonly name: string;
  readonly checking: CheckingStrategy;
  readonly ordering: OrderingStrategy;
}

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

/** All thirty-two. */
export const ALGORITHMS: readonly Algorithm[] = CHECKING_STRATEGIES.flatMap((checking) =>
  ORDERING_STRATEGIES.map((ordering) => ({ name: `${checking.code}+${ordering.code}`, checking, ordering })),
);

/** The algorithm with this name, such as `MAC+BZ`, in letters of either case. */
export function parseAlgorithm(name: string): Algorithm | undefined {
  return ALGORITHMS.find((algorithm) => algorithm.name === name.toUpperCase());
}
