/** What became of the puzzles of each day. Any one of them counts. */
import { isOnTime, type ResultRecord } from '../storage/records.js';

/**
 * `open`: today, and none is solved yet. `before`: it was over when the player first solved a daily puzzle, so nothing
 * was missed.
 */
export type DayState = 'on-time' | 'late' | 'missed' | 'open' | 'to-come' | 'before';

export function calendarOf(results: readonly ResultRecord[], today: string): (day: string) => DayState {
  const onTime = daysOnTime(results);
  const solved = new Set(results.flatMap(({ day = [] }) => day));
  const [began = today] = results.flatMap(({ day, solvedOn }) => (day === undefined ? [] : solvedOn)).sort();
  return (day) => {
    if (onTime.has(day)) return 'on-time';
    if (day > today) return 'to-come';
    if (solved.has(day)) return 'late';
    if (day === today) return 'open';
    return day < began ? 'before' : 'missed';
  };
}

export function daysOnTime(results: readonly ResultRecord[]): ReadonlySet<string> {
  return new Set(results.filter(isOnTime).map(({ solvedOn }) => solvedOn));
}
