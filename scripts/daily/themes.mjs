/**
 * Which days have a theme, and which. Sundays have silhouettes of one kind; every second Wednesday spells a word. A date's theme depends on nothing but the date.
 */
import { Random } from '@pipwright/core';
import { silhouettes } from '@pipwright/pips/parts';
import { weekdayOf, weekOf } from './calendar.mjs';
import { WORDS } from './words.mjs';

/** @typedef {{ theme: string, figures: Readonly<Record<import('@pipwright/core').Label, readonly string[]>> }} Theme */

const WEDNESDAY = 2;
const SUNDAY = 6;

/** Dominoes of silhouettes of which puzzles of the level come up soon: no board fits two levels. */
const SIZES = /** @type {const} */ ({ easy: [3, 6], medium: [7, 9], hard: [10, 13] });

const MOST_FIGURES = 3;

const THEMES = new Random('daily themes').shuffle([...new Set(silhouettes().map(({ theme }) => theme))]);
const SPELLED = new Random('daily words').shuffle(WORDS);

/** In the order in which they are tried; none where the day has no theme. @param {string} date @returns {readonly Theme[]} */
export function themesFor(date) {
  const week = weekOf(date);
  const day = weekdayOf(date);
  if (day === SUNDAY) return [0, 7, 11].map((ahead) => shown(week + ahead));
  if (day === WEDNESDAY && week % 2 === 1)
    return [0, Math.floor(WORDS.length / 2)].map((ahead) => spelled((week - 1) / 2 + ahead));
  return [];
}

/** The same theme comes again when all have had their turn, with other silhouettes. @param {number} number @returns {Theme} */
function shown(number) {
  const theme = THEMES[number % THEMES.length] ?? '';
  const turn = Math.floor(number / THEMES.length);
  const figuresOf = (/** @type {keyof typeof SIZES} */ level) => {
    const [least, most] = SIZES[level];
    const fitting = silhouettes().filter(
      ({ theme: its, cells }) => its === theme && cells.length >= 2 * least && cells.length <= 2 * most,
    );
    const names = new Random(`daily ${theme} ${level}`).shuffle(fitting.map(({ name }) => name));
    return names.map((_, i) => names[(turn + i) % names.length] ?? '').slice(0, MOST_FIGURES);
  };
  return {
    theme,
    figures: { easy: figuresOf('easy'), medium: figuresOf('medium'), hard: figuresOf('hard'), expert: [] },
  };
}

/** @param {number} number @returns {Theme} */
function spelled(number) {
  const theme = SPELLED[number % SPELLED.length] ?? '';
  const [easy = '', medium = '', hard = ''] = theme;
  return { theme, figures: { easy: [easy], medium: [medium], hard: [hard], expert: [] } };
}
