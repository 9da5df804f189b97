/**
 * Puzzles of days that were made once and for all, from the file of their month. Their solutions and grades are found
 * here, and solutions are verified as those of any other.
 */
import { join } from 'node:path';
import { describe, type Grade, readPuzzles, solutions } from '@pipwright/core';
import type { Session } from '../../session.js';
import type { GeneratingKind } from './job.js';
import type { Slot } from './slot.js';

/** A line of the file of a month. */
interface Day {
  readonly date: string;
  readonly theme: string | null;
  /** By the names of kinds. */
  readonly [kind: string]: unknown;
}

interface DayPuzzle {
  readonly seed?: string;
  readonly figure?: string;
  /** The text of a format, or JSON. */
  readonly puzzle: unknown;
}

type Kept = Required<Pick<Slot, 'made'>> & Pick<Slot, 'seed' | 'theme'>;

/** In the order of the day; undefined for a date that has none. */
export async function readDay(
  kind: GeneratingKind,
  date: string,
  folder: string,
  { files }: Session,
): Promise<readonly Kept[] | undefined> {
  const path = join(folder, `${date.slice(0, 7)}.json`);
  const text = (await files.isFile(path)) ? await files.readText(path) : undefined;
  if (text === undefined) return undefined;
  if (!text.ok) throw new Error(`${path} cannot be read`);
  const { days } = JSON.parse(text.value) as { readonly days: readonly Day[] };
  const day = days.find((each) => each.date === date);
  const puzzles = day?.[kind.name] as readonly DayPuzzle[] | undefined;
  return puzzles && Promise.all(puzzles.map((each) => kept(kind, each, day?.theme ?? null)));
}

async function kept(
  kind: GeneratingKind,
  { seed, figure, puzzle: written }: DayPuzzle,
  theme: string | null,
): Promise<Kept> {
  const [reading] = await readPuzzles(typeof written === 'string' ? written : JSON.stringify(written), [kind]);
  if (reading?.checked.ok !== true)
    throw new Error(
      `a puzzle of a day cannot be read: ${reading?.checked.error.map((each) => describe(each, kind.words))}`,
    );
  const puzzle = reading.checked.value;
  return {
    made: { puzzle, solution: await solved(kind, puzzle), grade: await graded(kind, puzzle) },
    ...(seed === undefined ? {} : { seed }),
    ...(theme === null || figure === undefined ? {} : { theme: { name: theme, figure } }),
  };
}

async function solved({ engines: [engine] }: GeneratingKind, puzzle: unknown): Promise<unknown> {
  if (engine !== undefined)
    for await (const solution of solutions(engine.search(puzzle), { limit: 1 })) return solution;
  throw new Error('a puzzle of a day has no solution');
}

async function graded({ explainer }: GeneratingKind, puzzle: unknown): Promise<Grade> {
  for await (const found of solutions(explainer.grade(puzzle), { limit: 1 }))
    if (found.status === 'graded') return found.grade;
  throw new Error('a puzzle of a day has no grade');
}
