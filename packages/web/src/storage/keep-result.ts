/**
 * A result is kept once and never changed. Whether a daily puzzle was solved on time is decided then, by the days that
 * this machine has shown: a clock that is set back gives nothing, and takes nothing either.
 */

import { nameOfResult, type ResultRecord } from './records.js';
import { seeDay } from './seen-days.js';

/** The choice that keeps the days this machine has shown. */
export const SEEN_DAYS = 'days seen';

interface Table<T> {
  get(name: string): Promise<T | undefined>;
  put(value: T, name: string): unknown;
}

export async function keepResult(
  results: Table<ResultRecord>,
  choices: Table<unknown>,
  result: ResultRecord,
): Promise<void> {
  const name = nameOfResult(result);
  const seen = await noteDay(choices, result.solvedOn, true);
  if ((await results.get(name)) === undefined) results.put(judged(result, seen), name);
}

/** Notes that the clock shows this day, and whether something was solved on it; what it has shown before, until now. */
export async function noteDay(choices: Table<unknown>, day: string, hasSolved = false): Promise<unknown> {
  const seen = await choices.get(SEEN_DAYS);
  choices.put(seeDay(seen, day, hasSolved), SEEN_DAYS);
  return seen;
}

/** With whether it was on time, by a clock that had shown these days. */
export function judged(result: ResultRecord, seen: unknown): ResultRecord {
  const { day, solvedOn } = result;
  return day === undefined ? result : { ...result, onTime: day === solvedOn && seeDay(seen, day, true).sure === day };
}
