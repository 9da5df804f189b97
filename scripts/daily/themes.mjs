/**
 * Themes of days. Sundays have silhouettes of one kind; every second Wednesday spells a word. A date's theme depends on
 * nothing but the date.
 */
import { Random } from '@pipwright/core';
import { silhouettes } from '@pipwright/pips/parts';
import { weekdayOf, weekOf } from './calendar.mjs';

/** @typedef {{ theme: string, figures: Readonly<Record<import('@pipwright/core').Label, readonly string[]>> }} Theme */

const WEDNESDAY = 2;
const SUNDAY = 6;

/** Dominoes of silhouettes of which puzzles of the level come up soon: no board fits two levels. */
const SIZES = /** @type {const} */ ({ easy: [3, 6], medium: [7, 9], hard: [10, 13] });

const MOST_FIGURES = 3;

/**
 * Words for days that spell one over their three boards. The first letter is narrow enough for an easy puzzle (C, F, J,
 * L, T, Y), the last has enough dominoes and corners for a hard one (A, B, D, G, K, M, N, O, R, W, X).
 */
export const WORDS = [
  ['CAB', 'COB', 'CUB', 'FIB', 'FOB', 'JAB', 'JIB', 'JOB', 'LAB', 'LOB', 'TAB', 'TUB'],
  ['COD', 'CUD', 'FAD', 'FED', 'LAD', 'LED', 'LID', 'TAD'],
  ['COG', 'FIG', 'FOG', 'JAG', 'JIG', 'JOG', 'JUG', 'LAG', 'LEG', 'LOG', 'LUG', 'TAG', 'TUG'],
  ['CAM', 'JAM', 'TAM', 'YAM', 'YUM', 'YAK'],
  ['CAN', 'FAN', 'FEN', 'FIN', 'FUN', 'TAN', 'TEN', 'TIN', 'TON', 'YEN', 'YIN'],
  ['CAR', 'FAR', 'FIR', 'FOR', 'FUR', 'JAR', 'TAR', 'TOR'],
  ['CAW', 'COW', 'FEW', 'JAW', 'LAW', 'LOW', 'TOW', 'YAW', 'YEW'],
  ['FAX', 'FIX', 'FOX', 'LAX', 'LUX', 'TAX', 'TUX'],
  ['COO', 'LEA', 'TEA', 'TOO', 'TWO', 'YEA'],
].flat();

const THEMES = new Random('daily themes').shuffle([...new Set(silhouettes().map(({ theme }) => theme))]);
const SPELLED = new Random('daily words').shuffle(WORDS);

/** Themes of a date in the order in which they are tried; none where it has none. @param {string} date @returns {readonly Theme[]} */
export function themesFor(date) {
  const week = weekOf(date);
  const day = weekdayOf(date);
  if (day === SUNDAY) return [0, 7, 11].map((ahead) => silhouetteTheme(week + ahead));
  if (day === WEDNESDAY && week % 2 === 1)
    return [0, Math.floor(WORDS.length / 2)].map((ahead) => wordTheme((week - 1) / 2 + ahead));
  return [];
}

/** The same theme comes again when all have had their turn, with other silhouettes. @param {number} number @returns {Theme} */
function silhouetteTheme(number) {
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
function wordTheme(number) {
  const theme = SPELLED[number % SPELLED.length] ?? '';
  const [easy = '', medium = '', hard = ''] = theme;
  return { theme, figures: { easy: [easy], medium: [medium], hard: [hard], expert: [] } };
}
