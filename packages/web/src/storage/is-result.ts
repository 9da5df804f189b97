import { isDay } from './is-day.js';
import type { ResultRecord } from './records.js';

/** Is it a result, with a time and dates that can be reckoned with? */
export function isResult(value: unknown): value is ResultRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { puzzle, kind, moment, solvedOn, elapsed, hints, day } = value as Record<string, unknown>;
  return (
    typeof puzzle === 'string' &&
    typeof kind === 'string' &&
    Number.isFinite(moment) &&
    isDay(solvedOn) &&
    isAmount(elapsed) &&
    areHints(hints) &&
    (day === undefined || isDay(day))
  );
}

function areHints(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isAmount);
}

function isAmount(value: unknown): boolean {
  return Number.isFinite(value) && (value as number) >= 0;
}
