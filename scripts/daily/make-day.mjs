/**
 * The four puzzles of a date. Each has seeds of its own, `daily DATE LEVEL` and then `daily DATE LEVEL/2`: the first
 * counts that gives what is asked for and nothing like a puzzle that is there already.
 */
import { weekdayOf } from './calendar.mjs';
import { themesFor } from './themes.mjs';

/**
 * @typedef {import('@pipwright/core').Label} Label
 * @typedef {import('./month-file.mjs').DayPuzzle} DayPuzzle
 * @typedef {import('./month-file.mjs').Day} Day
 * @typedef {import('./thread.mjs').Asked} Asked
 * @typedef {import('./threads.mjs').Threads['make']} Make
 * @typedef {{ day: Day, likenesses: readonly string[] }} MadeDay
 * @typedef {DayPuzzle & { likeness: string }} MadePuzzle
 */

export const LEVELS = /** @type {const} */ (['easy', 'medium', 'hard']);

/** Levels from Monday on: harder up to Saturday. @type {readonly Label[]} */
export const FUTOSHIKI_LEVELS = ['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'medium'];

const MOST_PLAIN = 6;
const MOST_FIGURED = 2;

/** @param {string} date @param {Make} make @param {ReadonlySet<string>} taken likenesses @returns {Promise<MadeDay>} */
export async function makeDay(date, make, taken) {
  const [futoshiki, { theme, pips }] = await Promise.all([futoshikiOf(), themed()]);
  const likenesses = [...pips, futoshiki].map(({ likeness }) => likeness);
  const day = { date, theme, pips: pips.map(withoutLikeness), futoshiki: [withoutLikeness(futoshiki)] };
  return { day, likenesses };

  async function futoshikiOf() {
    const difficulty = FUTOSHIKI_LEVELS[weekdayOf(date)];
    if (difficulty === undefined) throw new Error(`no day of the week: ${date}`);
    return surely(await tried({ kind: 'futoshiki', request: { difficulty } }, `daily ${date}`, MOST_PLAIN));
  }

  /** Makes the puzzles with the first theme whose figures make puzzles of all levels. */
  async function themed() {
    for (const { theme, figures } of themesFor(date)) {
      const made = await Promise.all(LEVELS.map((level) => showingOneOf(level, figures[level])));
      const pips = made.flatMap((each) => each ?? []);
      if (pips.length === LEVELS.length) return { theme, pips };
    }
    const pips = await Promise.all(
      LEVELS.map(async (level) => surely(await pipsOf({ difficulty: level }, MOST_PLAIN))),
    );
    return { theme: null, pips };
  }

  /** @param {Label} level @param {readonly string[]} figures @returns {Promise<MadePuzzle | undefined>} */
  async function showingOneOf(level, figures) {
    for (const figure of figures) {
      const made = await pipsOf({ difficulty: level, figure }, MOST_FIGURED);
      if (made === undefined) continue;
      const { seed, ...rest } = made;
      return { ...(seed === undefined ? {} : { seed }), figure, ...rest };
    }
    return undefined;
  }

  /** @param {import('@pipwright/pips').PipsRequest} request @param {number} most */
  function pipsOf(request, most) {
    return tried({ kind: 'pips', request }, `daily ${date} ${request.difficulty}`, most);
  }

  /** @param {Asked} asked @param {string} first @param {number} most @returns {Promise<MadePuzzle | undefined>} */
  async function tried(asked, first, most) {
    for (let number = 1; number <= most; number++) {
      const seed = number === 1 ? first : `${first}/${number}`;
      const made = await make({ ...asked, seed });
      if (made !== undefined && !taken.has(made.likeness)) return { ...(number === 1 ? {} : { seed }), ...made };
    }
    return undefined;
  }

  /** @param {MadePuzzle | undefined} made */
  function surely(made) {
    if (made === undefined) throw new Error(`${date}: what is asked for does not come up`);
    return made;
  }
}

/** @param {MadePuzzle} made @returns {DayPuzzle} */
function withoutLikeness({ likeness, ...puzzle }) {
  return puzzle;
}
