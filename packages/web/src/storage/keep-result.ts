/**
 * A result is kept once and never changed. Whether a daily puzzle was solved on time is decided then: by a clock that
 * has shown a later day before, nothing is. So a clock that is set back gives nothing, and takes nothing either.
 */
import { nameOfResult, type ResultRecord } from './records.js';

/** The choice that keeps the latest day this machine has ever shown. */
export const LATEST_DAY = 'latest day';

/** What is needed of a table. */
interface Table<T> {
  get(name: string): Promise<T | undefined>;
  put(value: T, name: string): unknown;
}

export async function keepResult(
  results: Table<ResultRecord>,
  choices: Table<unknown>,
  result: ResultRecord,
): Promise<void> {
  const { day, solvedOn } = result;
  const latest = await latestDay(choices, solvedOn);
  const name = nameOfResult(result);
  if ((await results.get(name)) === undefined)
    results.put(day === undefined ? result : { ...result, onTime: day === solvedOn && day === latest }, name);
}

/** The latest day that this machine has ever shown, this one included. */
export async function latestDay(choices: Table<unknown>, day: string): Promise<string> {
  const seen = await choices.get(LATEST_DAY);
  if (typeof seen === 'string' && seen >= day) return seen;
  choices.put(day, LATEST_DAY);
  return day;
}
