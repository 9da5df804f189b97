/**
 * Days in a row on which a daily puzzle was solved on time. The first day that is missed in a week, from Monday to
 * Sunday, is frozen: it does not count, and ends nothing. Today can still be done, so it ends nothing either.
 *
 * It is reckoned from the first day to today, as it was lived: a streak that was over stays over. What was solved by a
 * clock that was ahead of today, or in a country that was, still counts: the streak is as long as it was. A day that
 * was solved when such a clock had been set right does not count, since a clock that is set back must give nothing; but
 * it was not missed either, so it ends nothing.
 */
import type { ResultRecord } from '../storage/records.js';
import { daysBehind, daysOnTime } from './calendar.js';
import { daysThrough, weekOf } from './days.js';

export interface Streak {
  readonly current: number;
  readonly longest: number;
  /** The days that were frozen in it, and in those before. */
  readonly frozen: readonly string[];
}

export function streakOf(results: readonly ResultRecord[], today: string): Streak {
  const [onTime, behind] = [daysOnTime(results), daysBehind(results)];
  const days = [...onTime].sort();
  const now = streakUntil(today, days, behind);
  const last = days.at(-1) ?? today;
  if (last <= today) return now;
  const then = streakUntil(last, days, behind);
  return { ...now, current: Math.max(now.current, then.current), longest: Math.max(now.longest, then.longest) };
}

function streakUntil(today: string, days: readonly string[], behind: ReadonlySet<string>): Streak {
  const onTime = new Set(days);
  const [firstDay = today] = days;
  let [current, longest, spentIn] = [0, 0, ''];
  const frozen: string[] = [];
  for (const day of daysThrough(firstDay, today)) {
    if (onTime.has(day)) longest = Math.max(longest, ++current);
    else if (day === today || behind.has(day)) continue;
    else if (weekOf(day) === spentIn) current = 0;
    else {
      spentIn = weekOf(day);
      if (current > 0) frozen.push(day);
    }
  }
  return { current, longest, frozen };
}
