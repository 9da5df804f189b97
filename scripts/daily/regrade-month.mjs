/** The days of a month with grades as they come out now; their puzzles stay. */
import { readMonth } from './month-file.mjs';

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
