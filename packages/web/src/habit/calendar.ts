/** What became of the puzzles of each day. Any one of them counts. */
import type { ResultRecord } from '../storage/records.js';

/**
 * `open`: today, and none is solved yet. `before`: it was over when the player first solved a daily puzzle, so nothing
 * was missed.
 */
export type DayState = 'on-time' | 'late' | 'missed' | 'open' | 'to-come' | 'before';

export function calendarOf(results: readonly ResultRecord[], today: string): (day: string) => DayState {
  const onTime = daysOnTime(results);
  const solved = new Set(results.flatMap(({ day = [] }) => day));
  const daily = results.filter((each) => each.day !== undefined && !wasBehind(each));
  const [began = today] = daily.map(({ solvedOn }) => solvedOn).sort();
  return (day) => {
    if (onTime.has(day)) return 'on-time';
    if (day > today) return 'to-come';
    if (solved.has(day)) return 'late';
    if (day === today) return 'open';
    return day < began ? 'before' : 'missed';
  };
}

export function daysOnTime(results: readonly ResultRecord[]): ReadonlySet<string> {
  return new Set(results.flatMap(({ day, onTime }) => (onTime && day !== undefined ? day : [])));
}

/** Days whose puzzle was solved while the clock showed them again: later, as far as anybody can tell. */
export function daysBehind(results: readonly ResultRecord[]): ReadonlySet<string> {
  return new Set(results.flatMap((each) => (wasBehind(each) ? each.solvedOn : [])));
}

/** Was the clock set back when it was solved? */
function wasBehind({ day, solvedOn, onTime }: ResultRecord): boolean {
  return day === solvedOn && onTime === false;
}
