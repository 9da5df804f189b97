import { ProblemsError, type SaidProblem } from '@pipwright/core/front';
import type { frontWords } from './words.js';

/** Something wrong with a puzzle, a solution or a text: a union by `code`, with a sentence in `message`. */
export type PuzzleProblem = SaidProblem<typeof frontWords>;

/** Thrown for what is not a puzzle. `problems` has all that is wrong, `message` the same to read. */
export class PuzzleError extends ProblemsError<PuzzleProblem> {}
