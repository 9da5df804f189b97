/** All days of a month, as many at once as there are threads; what is like another is made anew, in the order of the days. */
import { daysOf } from './calendar.mjs';
import { makeDay } from './make-day.mjs';

/**
 * @param {string} month
 * @param {import('./threads.mjs').Threads['make']} make
 * @param {Set<string>} taken likenesses of the other months; those of this one are added
 * @param {(date: string) => void} onDay
 */
export async function makeMonth(month, make, taken, onDay) {
  const before = new Set(taken);
  const first = await Promise.all(
    daysOf(month).map(async (date) => {
      const made = await makeDay(date, make, before);
      onDay(date);
      return made;
    }),
  );
  /** @type {import('./month-file.mjs').Day[]} */
  const days = [];
  for (const made of first) {
    const isAlike = made.likenesses.some((likeness) => taken.has(likeness));
    const { day, likenesses } = isAlike ? await makeDay(made.day.date, make, taken) : made;
    for (const likeness of likenesses) taken.add(likeness);
    days.push(day);
  }
  return days;
}
