import type { FrontKind } from '@pipwright/core/front/parts';
import { verify } from '../check/verify.js';
import { swiftEngine } from '../engines/swift/index.js';
import type { PipsConflict, PipsStep } from '../explain/index.js';
import { solutionFromJson } from '../formats/solution-json.js';
import type { GenerateOptions } from '../generate/half.js';
import type { Level, Puzzle, Spec } from '../model/puzzle.js';
import { canonicalSolution, type Placement, type Solution } from '../model/solution.js';
import { checking } from './checking.js';
import type { frontWords } from './words.js';

/** The types of Pips, by name. */
export interface Pips {
  readonly Spec: Spec;
  readonly Puzzle: Puzzle;
  readonly Solution: Solution;
  readonly Move: Placement;
  readonly Step: PipsStep;
  readonly Conflict: PipsConflict;
  readonly Request: GenerateOptions;
  readonly Words: typeof frontWords;
  readonly Format: 'text' | 'json' | 'nyt' | 'yaml';
  readonly Level: Level;
  readonly Style: 'box' | 'compact' | 'svg';
}

export const pipsFront: FrontKind<Pips> = {
  checking,
  engine: swiftEngine,
  verify,
  solutionFromJson,
  solutionAfter: (_, placements) => ({ placements }),
  tidy: canonicalSolution,
};
