import { type ChapterWithText, type ConflictWithText, frontOf, type StepWithText } from '@pipwright/core/front';
import type { Futoshiki } from './kind.js';
import { PuzzleError } from './problem.js';

export type Step = StepWithText<Futoshiki['Step']>;
export type Chapter = ChapterWithText<Futoshiki['Move']>;
export type Conflict = ConflictWithText<Futoshiki['Conflict']>;

export const { parse, parseAll, check, solve, count, explain, hint, grade, verify, draw, write, generate, inWorker } =
  frontOf<Futoshiki>({
    name: 'futoshiki',
    PuzzleError,
    load: async () => (await import('./functions.js')).functions,
  });
