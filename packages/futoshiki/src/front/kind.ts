import type { FrontKind } from '@pipwright/core/front/parts';
import { verify } from '../check/verify.js';
import { swiftEngine } from '../engines/swift/index.js';
import type { FutoshikiConflict, FutoshikiStep } from '../explain/index.js';
import { solutionFromJson } from '../formats/solution-json.js';
import type { FutoshikiRequest } from '../generate/request.js';
import { type Puzzle, type Spec, solutionOf } from '../model/puzzle.js';
import type { Move, Solution } from '../model/solution.js';
import { checking } from './checking.js';
import type { frontWords } from './words.js';

/** The types of Futoshiki, by name. */
export interface Futoshiki {
  readonly Spec: Spec;
  readonly Puzzle: Puzzle;
  readonly Solution: Solution;
  readonly Move: Move;
  readonly Step: FutoshikiStep;
  readonly Conflict: FutoshikiConflict;
  readonly Request: FutoshikiRequest;
  readonly Words: typeof frontWords;
  readonly Format: 'tatham' | 'grid' | 'json';
  readonly Level: never;
  readonly Style: 'box' | 'compact' | 'svg' | 'graph';
}

export const futoshikiFront: FrontKind<Futoshiki> = {
  checking,
  engine: swiftEngine,
  verify,
  solutionFromJson,
  solutionAfter: solutionOf,
  tidy: (solution) => solution,
};
