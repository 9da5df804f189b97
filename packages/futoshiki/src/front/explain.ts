import {
  type ChapterWithText,
  type ConflictWithText,
  type ExplainResult as ExplainedOf,
  explainSyncWith,
  explainWith,
  type FrontExplainer,
  type GradeResult,
  gradeSyncWith,
  gradeWith,
  type HintResult as HintedOf,
  hintSyncWith,
  hintWith,
  type Limits,
  type NodeLimit,
  type StepWithText,
  say,
} from '@pipwright/core/front';
import { verify } from '../check/verify.js';
import { type FutoshikiConflict, type FutoshikiStep, futoshikiExplainer } from '../explain/index.js';
import type { Puzzle } from '../model/puzzle.js';
import { solutionOf } from '../model/puzzle.js';
import type { Move, Solution } from '../model/solution.js';
import { assured } from './check.js';
import { PuzzleError } from './problem.js';
import { shaped } from './solution.js';
import { frontWords } from './words.js';

export type Step = StepWithText<FutoshikiStep>;
export type Chapter = ChapterWithText<Move>;
export type Conflict = ConflictWithText<FutoshikiConflict>;
export type ExplainResult = ExplainedOf<FutoshikiStep, FutoshikiConflict, Solution, Move>;
export type HintResult = HintedOf<FutoshikiStep, FutoshikiConflict, Move>;

export interface Progress {
  /** The numbers that are already written, 0 where there is none. */
  readonly progress?: Solution | undefined;
  /** How many steps of the chapter have been told since the last of them was placed: 0 by default. */
  readonly after?: number | undefined;
  /** Which chapter: 0, the default, for the easiest, 1 for the next easiest that can be begun without it, and so on. */
  readonly chapter?: number | undefined;
}

const teller: FrontExplainer<Puzzle, Solution, Move, FutoshikiStep, FutoshikiConflict> = {
  explainer: futoshikiExplainer,
  verify,
  standing: solutionOf,
  shaped,
  refusal: (problems) => new PuzzleError(say(problems, frontWords)),
};

/** The way to the solution in chapters, every step with its reasons, or why there is none. */
export async function explain(puzzle: Puzzle, limits?: Limits): Promise<ExplainResult> {
  return explainWith(teller, assured(puzzle), limits);
}

/** The same at once, bounded by nodes. */
export function explainSync(puzzle: Puzzle, limit?: NodeLimit): ExplainResult {
  return explainSyncWith(teller, assured(puzzle), limit);
}

/** The next step of the easiest chapter, or of another, told at three levels. Throws a `PuzzleError` where numbers could not stand as `progress` has them. */
export async function hint(puzzle: Puzzle, options?: Progress & Limits): Promise<HintResult> {
  return hintWith(teller, assured(puzzle), options);
}

/** The same at once, bounded by nodes. */
export function hintSync(puzzle: Puzzle, options?: Progress & NodeLimit): HintResult {
  return hintSyncWith(teller, assured(puzzle), options);
}

/** Its label, the effort of solving it by reasoning, and where that goes; a puzzle with several solutions has no grade. */
export async function grade(puzzle: Puzzle, limits?: Limits): Promise<GradeResult> {
  return gradeWith(futoshikiExplainer, assured(puzzle), limits);
}

/** The same at once, bounded by nodes. */
export function gradeSync(puzzle: Puzzle, limit?: NodeLimit): GradeResult {
  return gradeSyncWith(futoshikiExplainer, assured(puzzle), limit);
}
