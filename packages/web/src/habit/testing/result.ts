import type { ResultRecord } from '../../storage/records.js';

/** A result with what a test says of it. */
export function result(known: Partial<ResultRecord> = {}): ResultRecord {
  const hints = { where: 0, why: 0, what: 0 };
  return { puzzle: 'p-1', kind: 'pips', moment: 0, solvedOn: '2026-11-18', elapsed: 60_000, hints, ...known };
}

/** Of a daily puzzle, solved on its day unless another is given. */
export function daily(day: string, solvedOn = day): ResultRecord {
  return result({ puzzle: `day-${day}-pips-1`, day, solvedOn, moment: Date.parse(solvedOn) });
}
