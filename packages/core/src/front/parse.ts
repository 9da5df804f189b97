import { type Err, err } from '../data.js';
import type { ReadingPart } from '../kind.js';
import { type Problem, problemMaker, type Words } from '../problem.js';
import { readPuzzles } from '../read.js';
import { type CheckResult, type SaidProblem, say } from './problems.js';
import { unknownName } from './show.js';

export interface ParseAsked {
  readonly format?: string | undefined;
  /** Which puzzle of a day, in any case. */
  readonly level?: string | undefined;
}

/** A puzzle, or all that is wrong with it; with what is odd about it, and what its text calls it. */
export type ParseResult<Puzzle, P> = CheckResult<Puzzle, P> & {
  readonly id?: string;
  readonly level?: string;
};

const problem = problemMaker<typeof parseWords>();

export function parseAllWith<Spec, Puzzle, W extends Words>(
  reading: ReadingPart<Spec, Puzzle>,
  words: W,
  text: string,
  asked?: ParseAsked | null,
): readonly ParseResult<Puzzle, SaidProblem<W>>[] {
  const { format, level } = asked ?? {};
  const names = reading.formats.map(({ name }) => name);
  if (format !== undefined && !names.includes(format)) throw new TypeError(unknownName('format', format, names));
  const said = (problems: readonly Problem[]) => say(problems, words);
  const read = readPuzzles(text, [reading as ReadingPart<unknown, unknown>], format);
  const results = read.map(
    ({ checked, id, level: its }): ParseResult<Puzzle, SaidProblem<W>> => ({
      ...(checked.ok ? { ok: true, value: checked.value as Puzzle } : err(said(checked.error))),
      warnings: said(checked.warnings),
      ...(id === undefined ? {} : { id }),
      ...(its === undefined ? {} : { level: its }),
    }),
  );
  if (level === undefined || results.every(({ ok }) => !ok)) return results;
  const chosen = results.filter((result) => result.level?.toLowerCase() === String(level).toLowerCase());
  return chosen.length > 0 ? chosen : [failed(said([problem('level-missing', {}, { level: String(level) })]))];
}

/** The one puzzle of a text; several are a problem, since nobody says which. */
export function onlyOne<Puzzle, W extends Words>(
  results: readonly ParseResult<Puzzle, SaidProblem<W>>[],
  words: W,
): ParseResult<Puzzle, SaidProblem<W>> {
  const [first] = results;
  if (first !== undefined && results.length === 1) return first;
  return failed(say([problem('several-puzzles', {}, { puzzles: results.length })], words));
}

function failed<P>(problems: readonly P[]): Err<readonly P[]> & { readonly warnings: readonly P[] } {
  return { ...err(problems), warnings: [] };
}

export const parseWords = {
  'level-missing': (data: { level: string }) => `There is no ${data.level} puzzle here.`,
  'several-puzzles': (data: { puzzles: number }) =>
    `The text has ${data.puzzles} puzzles. Read them with parseAll, or name a level if it is a day.`,
} satisfies Words;
