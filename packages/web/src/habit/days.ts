/**
 * Days as YYYY-MM-DD, which sort as texts do. They are dates of a calendar on a wall, without hours: nothing here knows
 * of time zones, and no day is shorter than another.
 */
const DAY_MILLISECONDS = 86_400_000;

export function addDays(day: string, days: number): string {
  return dayNumbered(numberOf(day) + days);
}

/** How many days lie from one to the other; less than 0 where the other is before. */
export function daysFrom(day: string, other: string): number {
  return numberOf(other) - numberOf(day);
}

export function daysThrough(first: string, last: string): readonly string[] {
  return Array.from({ length: Math.max(0, daysFrom(first, last) + 1) }, (_, i) => addDays(first, i));
}

/** 1 for a Monday, 7 for a Sunday. */
export function weekdayOf(day: string): number {
  // The first of January 1970 was a Thursday.
  return ((((numberOf(day) + 3) % 7) + 7) % 7) + 1;
}

/** The Monday of its week, which names the week: weeks go on over the end of a year. */
export function weekOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

export function daysOfMonth(month: string): readonly string[] {
  const first = `${month}-01`;
  return daysThrough(first, addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1));
}

function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MILLISECONDS;
}

function dayNumbered(number: number): string {
  return new Date(number * DAY_MILLISECONDS).toISOString().slice(0, 10);
}
