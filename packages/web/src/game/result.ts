/** What is to be remembered of a game that has just been finished. */
import type { AnyGame } from '@pipwright/play';
import type { ResultRecord } from '../storage/records.js';
import { localDay } from './local-day.js';

export function resultOf(puzzle: string, { kind, clock, hints }: AnyGame): ResultRecord {
  const moment = Date.now();
  const { elapsed } = clock;
  return { puzzle, kind, moment, solvedOn: localDay(moment), elapsed, hints, day: dayIn(puzzle) };
}

/** The date in the name of a daily puzzle: `day-2026-11-18-…`. */
export function dayIn(puzzle: string): string | undefined {
  return /^day-(\d{4}-\d\d-\d\d)-/.exec(puzzle)?.[1];
}
