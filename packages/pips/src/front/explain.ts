/** Why: the whole solution, or the next step. */
import {
  type ExplainResult as ExplainedOf,
  explainSyncWith,
  explainWith,
  type HintResult as HintedOf,
  hintSyncWith,
  hintWith,
  type Limits,
  type NodeLimit,
  say,
  type Teller,
  type Told,
} from '@pipwright/core/front';
import { verify } from '../check/verify.js';
import { type PipsConflict, type PipsStep, pipsExplainer } from '../explain/index.js';
import type { Puzzle } from '../model/puzzle.js';
import { canonicalSolution, type Placement, type Solution } from '../model/solution.js';
import { assured } from './assured.js';
import { PuzzleError } from './problem.js';
import { shaped } from './solution.js';
import { frontWords } from './words.js';

/** A step with its sentence. */
export type Step = Told<PipsStep>;
/** A conflict with its sentence. */
export type Conflict = Told<PipsConflict>;
export type ExplainResult = ExplainedOf<PipsStep, PipsConflict, Solution>;
export type HintResult = HintedOf<PipsStep, PipsConflict>;

/** A player's progress. */
export interface Progress {
  /** The dominoes that are already placed. */
  readonly progress?: Solution | undefined;
}

const teller: Teller<Puzzle, Solution, Placement, PipsStep, PipsConflict> = {
  explainer: pipsExplainer,
  verify,
  standing: (_, placements) => canonicalSolution({ placements }),
};

/** Every step to the solution with its reasons, or why there is none. */
export async function explain(puzzle: Puzzle, limits?: Limits): Promise<ExplainResult> {
  return explainWith(teller, assured(puzzle), limits);
}

/** The same at once, bounded by nodes. */
export function explainSync(puzzle: Puzzle, limit?: NodeLimit): ExplainResult {
  return explainSyncWith(teller, assured(puzzle), limit);
}

/** The easiest next step. Throws a `PuzzleError` where dominoes could not lie as `progress` has them. */
export async function hint(puzzle: Puzzle, options?: Progress & Limits): Promise<HintResult> {
  const { progress, ...limits } = options ?? {};
  const its = assured(puzzle);
  return hintWith(teller, its, possible(its, progress), limits);
}

/** The same at once, bounded by nodes. */
export function hintSync(puzzle: Puzzle, options?: Progress & NodeLimit): HintResult {
  const { progress, ...limit } = options ?? {};
  const its = assured(puzzle);
  return hintSyncWith(teller, its, possible(its, progress), limit);
}

function possible(puzzle: Puzzle, progress: Solution | undefined): Solution | undefined {
  if (progress === undefined) return undefined;
  const placed = shaped(progress);
  const wrong = pipsExplainer.misplaced(puzzle, placed);
  if (wrong.length > 0) throw new PuzzleError(say(wrong, frontWords));
  return placed;
}
