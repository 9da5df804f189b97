import type { ResultRecord } from './records.js';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Is it a result, with a time and dates that can be reckoned with? */
export function isResult(value: unknown): value is ResultRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { puzzle, kind, moment, solvedOn, elapsed, hints, day, onTime } = value as Record<string, unknown>;
  return (
    typeof puzzle === 'string' &&
    typeof kind === 'string' &&
    Number.isFinite(moment) &&
    isDay(solvedOn) &&
    isAmount(elapsed) &&
    (hints === undefined || areHints(hints)) &&
    (day === undefined || isDay(day)) &&
    (onTime === undefined || typeof onTime === 'boolean')
  );
}

/** A date that there is: no 30th of February. */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const moment = Date.parse(value);
  return Number.isFinite(moment) && new Date(moment).toISOString().startsWith(value);
}

function areHints(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isAmount);
}

function isAmount(value: unknown): boolean {
  return Number.isFinite(value) && (value as number) >= 0;
}
