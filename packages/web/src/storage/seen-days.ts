/**
 * The latest day that is believed to have come, by what the clock of this machine has shown: what is solved while it
 * shows an earlier one is not on time, so a clock that is set back gives nothing. But a clock may also have been wrong
 * before it was set back. So a jump of more than a month is believed only once something was solved there, or once the
 * clock has gone on from there for a week; until then the way back is open, and nothing of the jump is left.
 */
import { isDay } from './is-day.js';

export interface SeenDays {
  readonly sure: string;
  /** The day that the clock jumped to, which is not believed yet. */
  readonly jumped?: string;
}

const FAR_DAYS = 31;
const SURE_DAYS = 7;

/** With this day, which the clock shows now. `seen` is what was kept of it, and may be anything. */
export function seeDay(seen: unknown, day: string, hasSolved = false): SeenDays {
  if (!isSeen(seen)) return { sure: day };
  const { sure, jumped = day } = seen;
  if (day <= sure) return { sure };
  const since = daysFrom(jumped, day);
  const isSure = hasSolved || daysFrom(sure, day) <= FAR_DAYS || (since >= SURE_DAYS && since <= FAR_DAYS);
  return isSure ? { sure: day } : { sure, jumped: since >= 0 && since <= FAR_DAYS ? jumped : day };
}

/** Dates without an hour are read as of one time zone, so no day is shorter than another. */
function daysFrom(day: string, other: string): number {
  return (Date.parse(other) - Date.parse(day)) / 86_400_000;
}

function isSeen(seen: unknown): seen is SeenDays {
  const { sure, jumped } = (seen ?? {}) as Partial<SeenDays>;
  return isDay(sure) && (jumped === undefined || isDay(jumped));
}
