import { ProblemsError, type SaidProblem } from '@pipwright/core/front';
import type { frontWords } from './words.js';

/** Something wrong with a puzzle, a solution or a text: a union by `code`, with a sentence in `message`. */
export type PuzzleProblem = SaidProblem<typeof frontWords>;

/** Thrown for a puzzle, solution or request that is refused; `problems` has every reason. */
export class PuzzleError extends ProblemsError<PuzzleProblem> {}
