import { type ChapterWithText, type ConflictWithText, frontOf, type StepWithText } from '@pipwright/core/front';
import type { Pips } from './kind.js';
import { PuzzleError } from './problem.js';

export type Step = StepWithText<Pips['Step']>;
export type Chapter = ChapterWithText<Pips['Move']>;
export type Conflict = ConflictWithText<Pips['Conflict']>;

export const { parse, parseAll, check, solve, count, explain, hint, grade, verify, draw, write, generate, inWorker } =
  frontOf<Pips>({
    name: 'pips',
    PuzzleError,
    load: async () => (await import('./functions.js')).functions,
  });
