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
import { brelazHeuristic, maxCardinality, maxTightness, naturalOrdering } from './ordering.js';
import type { Algorithm, CheckingStrategy, OrderingStrategy } from './strategy.js';

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
