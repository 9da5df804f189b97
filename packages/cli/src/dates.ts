/** Words that mean a day: 2025-08-24, today, yesterday. Today is where the user is, not where the Times is. */
import { err, ok, type Problem, type Result } from '@pipwright/core';
import { problem } from './words.js';

const DAYS_AGO: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['yesterday', 1],
]);

/** The day as YYYY-MM-DD, or that there is no such day; undefined for a word that does not mean one. */
export function readDate(word: string, now: Date = new Date()): Result<string, Problem> | undefined {
  const daysAgo = DAYS_AGO.get(word.toLowerCase());
  if (daysAgo !== undefined) {
    return ok(localDate(now, -daysAgo));
  }
  if (!/^\d{4}-\d{1,2}-\d{1,2}$/.test(word)) return undefined;
  return isInCalendar(word) ? ok(word) : err(problem('date-invalid', {}, {}));
}

export function localDate(now: Date, daysLater: number): string {
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysLater);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Reading 30 February gives a day in March, which is written differently. */
function isInCalendar(word: string): boolean {
  const read = new Date(`${word}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(word);
}
