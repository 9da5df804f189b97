/** All days of a month, as many at once as there are threads; what is like another is made anew, in the order of the days. */
import { daysOf } from './calendar.mjs';
import { makeDay } from './make-day.mjs';
import { readMonth } from './month-file.mjs';

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

/** The days of a month with grades as they come out now; their puzzles stay. */

/** @typedef {import('./month-file.mjs').DayPuzzle} DayPuzzle */

/** @param {string} month @param {import('./threads.mjs').Threads['grade']} grade */
export function regradeMonth(month, grade) {
  return Promise.all(
    readMonth(month).map(async (day) => ({
      ...day,
      pips: await Promise.all(day.pips.map((each) => regraded('pips', each))),
      futoshiki: await Promise.all(day.futoshiki.map((each) => regraded('futoshiki', each))),
    })),
  );

  /** @param {'pips' | 'futoshiki'} kind @param {DayPuzzle} each @returns {Promise<DayPuzzle>} */
  async function regraded(kind, each) {
    return { ...each, grade: await grade({ kind, puzzle: each.puzzle }) };
  }
}
