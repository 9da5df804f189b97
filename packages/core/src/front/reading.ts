import { err } from '../data.js';
import type { Checked, ReadingPart } from '../kind.js';
import { problemMaker, type Words } from '../problem.js';
import { readPuzzles } from '../read.js';
import { list } from '../text.js';
import type { Checking, CheckResult } from './checking.js';
import type { AnyFront } from './front-kind.js';
import type { SaidProblem } from './problems.js';

export interface ParseOptions<K extends AnyFront> {
  /** How the text is written; by default that is detected. */
  readonly format?: K['Format'] | undefined;
  /** Which puzzle of a day, in any case. */
  readonly level?: K['Level'] | undefined;
}

/** A puzzle, or all that is wrong with it; with what is odd about it, and what its text calls it. */
export type ParseResult<K extends AnyFront> = CheckResult<K['Puzzle'], SaidProblem<K['Words']>> & {
  readonly id?: string;
  readonly level?: string;
};

const problem = problemMaker<typeof parseWords>();

export function readingOf<K extends AnyFront>(
  checking: Checking<K['Spec'], K['Puzzle'], K['Words']>,
  load: () => Promise<ReadingPart<K['Spec'], K['Puzzle']>>,
) {
  async function parseAll(text: string, asked?: ParseOptions<K>): Promise<readonly ParseResult<K>[]> {
    const { format, level } = asked ?? {};
    const reading = await load();
    if (format !== undefined) findByName('format', format, reading.formats);
    const read = await readPuzzles(text, [reading as ReadingPart<unknown, unknown>], format);
    const results = read.map(({ checked, id, level: its }) => ({
      ...checking.result(checked as Checked<K['Puzzle']>),
      ...(id === undefined ? {} : { id }),
      ...(its === undefined ? {} : { level: its }),
    }));
    if (level === undefined || results.every(({ ok }) => !ok)) return results;
    const chosen = results.filter((result) => result.level?.toLowerCase() === String(level).toLowerCase());
    return chosen.length > 0 ? chosen : [failed(problem('level-missing', {}, { level: String(level) }))];
  }

  async function parse(text: string, asked?: ParseOptions<K>): Promise<ParseResult<K>> {
    const results = await parseAll(text, asked);
    const [first] = results;
    if (first !== undefined && results.length === 1) return first;
    return failed(problem('several-puzzles', {}, { puzzles: results.length }));
  }

  async function write(puzzle: K['Puzzle'], format: K['Format']): Promise<string> {
    const own = checking.assured(puzzle);
    const made = findByName('format', format, (await load()).formats).make([own]);
    if (!made.ok) throw checking.refusal(made.error);
    return made.value;
  }

  function failed(found: ReturnType<typeof problem>): ParseResult<K> {
    return checking.result({ ...err([found]), warnings: [] });
  }

  return { parse, parseAll, write };
}

/** Finds an item by name, or throws. */
export function findByName<Named extends { readonly name: string }>(
  what: string,
  name: unknown,
  all: readonly Named[],
): Named {
  const found = all.find((each) => each.name === name);
  if (found !== undefined) return found;
  const names = all.map((each) => each.name);
  throw new TypeError(`There is no ${what} "${String(name)}". Use ${list(names, 'or')}.`);
}

export const parseWords = {
  'level-missing': (data: { level: string }) => `There is no ${data.level} puzzle here.`,
  'several-puzzles': (data: { puzzles: number }) =>
    `The text has ${data.puzzles} puzzles. Read them with parseAll, or name a level if it is a day.`,
} satisfies Words;
