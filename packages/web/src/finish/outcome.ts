/** What is to be said of a puzzle that was solved: only what is true of it, and nothing against anybody. */
import type { Label } from '@pipwright/core';
import { type HelpTaken, helpTaken } from '@pipwright/play';
import { rankOf } from '../habit/rank.js';
import type { GradeOf } from '../habit/statistics.js';
import { streakOf } from '../habit/streak.js';
import { isOnTime, type ResultRecord } from '../storage/records.js';

export interface Outcome extends HelpTaken {
  /** One of the three best, with others behind it. */
  readonly rank?: { readonly level: Label; readonly rank: number };
  readonly daysInARow?: number;
  /** Against somebody else's time, in seconds. */
  readonly against?: { readonly seconds: number; readonly how: 'beaten' | 'equalled' | 'missed' };
}

interface Solved {
  readonly elapsed: number;
  readonly hints: Readonly<Record<string, number>>;
  /** As it is remembered; undefined where the disk has not got it. */
  readonly result: ResultRecord | undefined;
}

interface Beside {
  readonly others: readonly ResultRecord[];
  readonly gradeOf: GradeOf;
  readonly today: string;
  readonly toBeat: number | undefined;
}

const LAST_RANK = 3;

export function outcomeOf({ elapsed, hints, result }: Solved, { others, gradeOf, today, toBeat }: Beside): Outcome {
  const found = result && rankOf(result, others, gradeOf);
  // The best of one, or the second of two, is nothing to speak of.
  const isGood = found !== undefined && found.rank <= LAST_RANK && found.rank < found.among;
  const isTodays = result !== undefined && isOnTime(result) && result.day === today;
  const days = isTodays ? streakOf([...others, result], today).current : 0;
  return {
    ...(isGood && { rank: { level: found.level, rank: found.rank } }),
    ...helpTaken(hints),
    ...(days > 0 && { daysInARow: days }),
    ...(toBeat !== undefined && { against: { seconds: toBeat, how: compared(elapsed, toBeat) } }),
  };
}

function compared(elapsed: number, seconds: number): 'beaten' | 'equalled' | 'missed' {
  const own = Math.floor(elapsed / 1000);
  if (own === seconds) return 'equalled';
  return own < seconds ? 'beaten' : 'missed';
}
