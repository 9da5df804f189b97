/**
 * Days in a row on which a daily puzzle was solved on its date, by the clock of this device. The first day that is
 * missed in a week, from Monday to Sunday, is frozen: it does not count, and ends nothing. Today can still be done, so
 * it ends nothing either.
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
  const [firstDay = today] = [...onTime].sort();
  let [current, longest, spentIn] = [0, 0, ''];
  const frozen: string[] = [];
  for (const day of daysThrough(firstDay, today)) {
    if (onTime.has(day)) longest = Math.max(longest, ++current);
    else if (day === today) continue;
    else if (weekOf(day) === spentIn) current = 0;
    else {
      spentIn = weekOf(day);
      if (current > 0) frozen.push(day);
    }
  }
  return { current, longest, frozen };
}
