/**
 * Puzzles of days that were made once and for all, from the file of their month. What a file says about a puzzle is
 * taken as it is; its solution is found here, and verified as that of any other.
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
  readonly seed: string;
  readonly figure?: string;
  readonly grade: Grade;
  /** As JSON. */
  readonly puzzle: unknown;
}

type Kept = Required<Pick<Slot, 'seed' | 'made'>> & Pick<Slot, 'theme'>;

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
  { seed, figure, grade, puzzle: json }: DayPuzzle,
  theme: string | null,
): Promise<Kept> {
  const [reading] = readPuzzles(JSON.stringify(json), [kind]);
  if (reading?.checked.ok !== true)
    throw new Error(
      `the puzzle ${seed} cannot be read: ${reading?.checked.error.map((each) => describe(each, kind.words))}`,
    );
  const puzzle = reading.checked.value;
  const made = { puzzle, solution: await solved(kind, puzzle), grade };
  return { seed, made, ...(theme === null || figure === undefined ? {} : { theme: { name: theme, figure } }) };
}

async function solved({ engines: [engine] }: GeneratingKind, puzzle: unknown): Promise<unknown> {
  if (engine !== undefined)
    for await (const solution of solutions(engine.search(puzzle), { limit: 1 })) return solution;
  throw new Error('a puzzle of a day has no solution');
}
