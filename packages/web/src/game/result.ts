/** What is to be remembered of a game that has just been finished. */
import type { AnyGame } from '@pipwright/play';
import type { ResultRecord } from '../storage/records.js';
import { dayPlaceOf } from './days.js';
import { localDay } from './local-day.js';

export function resultOf(puzzle: string, { kind, clock, hints }: AnyGame): ResultRecord {
  const moment = Date.now();
  const { elapsed } = clock;
  return { puzzle, kind, moment, solvedOn: localDay(moment), elapsed, hints, day: dayPlaceOf(puzzle)?.date };
}
