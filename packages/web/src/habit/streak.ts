/**
 * Days in a row on which a daily puzzle was solved on time. The first day that is missed in a week, from Monday to
 * Sunday, is frozen: it does not count, and ends nothing. Today can still be done, so it ends nothing either.
 *
 * It is reckoned from the first day to the last, as it was lived: a streak that was over stays over. By a clock that
 * was set back it is what it was on the last day on time.
 */
import type { ResultRecord } from '../storage/records.js';
import { daysOnTime } from './calendar.js';
import { daysThrough, weekOf } from './days.js';

export interface Streak {
  readonly current: number;
  readonly longest: number;
  /** The days that were frozen in it, and in those before. */
  readonly frozen: readonly string[];
}

export function streakOf(results: readonly ResultRecord[], today: string): Streak {
  const onTime = daysOnTime(results);
  const days = [...onTime].sort();
  const end = [today, ...days.slice(-1)].sort().at(-1) ?? today;
  let [current, longest, spentIn] = [0, 0, ''];
  const frozen: string[] = [];
  for (const day of daysThrough(days[0] ?? today, end)) {
    if (onTime.has(day)) longest = Math.max(longest, ++current);
    else if (day < end && weekOf(day) === spentIn) current = 0;
    else if (day < end) {
      spentIn = weekOf(day);
      if (current > 0) frozen.push(day);
    }
  }
  return { current, longest, frozen };
}
