/**
 * Figures for each kind and level. A puzzle counts once, with its first result. Only a time without hints can be the
 * best, since a best is something to be proud of and to beat; the median has all of them, since it tells how long such
 * a puzzle takes, and how many were solved with hints stands beside it.
 */
import type { Label } from '@pipwright/core';
import type { ResultRecord } from '../storage/records.js';
import { addDays, daysThrough } from './days.js';
import { firstResults, helpIn } from './first-results.js';

export interface KnownGrade {
  readonly level?: Label | undefined;
  /** The names of those it takes, as far as its file has them. */
  readonly techniques?: readonly string[];
}
export type GradeOf = (puzzle: string) => KnownGrade | undefined;

export interface Statistics {
  readonly kind: string;
  readonly level: Label | undefined;
  readonly solved: number;
  readonly withHints: number;
  /** Milliseconds, without hints; undefined where there is no such time. */
  readonly best: number | undefined;
  /** Milliseconds. */
  readonly median: number;
  readonly days: readonly DayOfPlay[];
}

export interface DayOfPlay {
  readonly day: string;
  readonly solved: number;
  /** Milliseconds; undefined where nothing was solved. */
  readonly median: number | undefined;
}

const DAYS_SHOWN = 30;
export const LEVELS: readonly Label[] = ['easy', 'medium', 'hard', 'expert'];

/** In the order of levels, kinds as they were first met; only what something was solved of. */
export function statisticsOf(results: readonly ResultRecord[], gradeOf: GradeOf, today: string): readonly Statistics[] {
  const first = firstResults(results);
  const kinds = [...new Set(first.map(({ kind }) => kind))];
  return kinds.flatMap((kind) =>
    [...LEVELS, undefined].flatMap((level) => {
      const among = first.filter((each) => each.kind === kind && gradeOf(each.puzzle)?.level === level);
      return among.length === 0 ? [] : { kind, level, ...figuresOf(among, today) };
    }),
  );
}

function figuresOf(results: readonly ResultRecord[], today: string): Omit<Statistics, 'kind' | 'level'> {
  const without = results.filter((each) => helpIn(each) === 'none');
  return {
    solved: results.length,
    withHints: results.filter((each) => helpIn(each) === 'some').length,
    best: without.length === 0 ? undefined : Math.min(...timesOf(without)),
    median: medianOf(timesOf(results)),
    days: daysThrough(addDays(today, 1 - DAYS_SHOWN), today).map((day) => {
      const then = timesOf(results.filter(({ solvedOn }) => solvedOn === day));
      return { day, solved: then.length, median: then.length === 0 ? undefined : medianOf(then) };
    }),
  };
}

/** Every technique that a solved puzzle of this kind took, and in how many of them; the most frequent first. */
export function techniquesMet(
  results: readonly ResultRecord[],
  gradeOf: GradeOf,
  kind: string,
): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (const { puzzle } of firstResults(results).filter((each) => each.kind === kind))
    for (const technique of new Set(gradeOf(puzzle)?.techniques)) met.set(technique, (met.get(technique) ?? 0) + 1);
  return new Map([...met].sort(([, a], [, b]) => b - a));
}

function timesOf(results: readonly ResultRecord[]): readonly number[] {
  return results.map(({ elapsed }) => elapsed);
}

function medianOf(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  const [below = 0, above = below] = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return Math.round((below + above) / 2);
}
