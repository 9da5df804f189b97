/** The days that have puzzles of their own for good, by month: dates as 2026-10-01, months as 2026-10. */

export const FIRST_DAY = '2026-10-01';
export const LAST_DAY = '2027-12-31';

const DAY_MILLISECONDS = 24 * 3600_000;

export const MONTHS = [...new Set(daysBetween(FIRST_DAY, LAST_DAY).map(monthOf))];

/** @param {string} date */
function monthOf(date) {
  return date.slice(0, 7);
}

/** @param {string} month */
export function daysOf(month) {
  return daysBetween(FIRST_DAY, LAST_DAY).filter((date) => monthOf(date) === month);
}

/** Weekday, from 0 for Monday. @param {string} date */
export function weekdayOf(date) {
  return (new Date(date).getUTCDay() + 6) % 7;
}

/** Number of a week, from 0 for that of the first day; weeks begin on Monday. @param {string} date */
export function weekOf(date) {
  return Math.floor((daysBefore(date) + weekdayOf(FIRST_DAY)) / 7);
}

/** Days from one to another, both included. @param {string} first @param {string} last */
export function daysBetween(first, last) {
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MILLISECONDS + 1;
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.parse(first) + i * DAY_MILLISECONDS).toISOString().slice(0, 10),
  );
}

/** @param {string} date */
function daysBefore(date) {
  return (Date.parse(date) - Date.parse(FIRST_DAY)) / DAY_MILLISECONDS;
}
