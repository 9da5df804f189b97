/** Why: the whole solution, or the next step. */
import {
  type ChapterWithText,
  type ConflictWithText,
  type ExplainResult as ExplainedOf,
  explainSyncWith,
  explainWith,
  type FrontExplainer,
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
import { solutionOf } from '../model/added-numbers.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Move, Solution } from '../model/solution.js';
import { assured } from './assured.js';
import { PuzzleError } from './problem.js';
import { shaped } from './solution.js';
import { frontWords } from './words.js';

/** A step with its sentence, and with those of its chain, where it has one. */
export type Step = StepWithText<FutoshikiStep>;
/** A chapter with its sentences. */
export type Chapter = ChapterWithText<Move>;
/** A conflict with its sentence. */
export type Conflict = ConflictWithText<FutoshikiConflict>;
export type ExplainResult = ExplainedOf<FutoshikiStep, FutoshikiConflict, Solution, Move>;
export type HintResult = HintedOf<FutoshikiStep, FutoshikiConflict, Move>;

/** A player's progress. */
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
