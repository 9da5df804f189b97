/** The puzzles of a folder of day files, by the level that their editors gave them. */
import { puzzlesIn } from '../../bench/puzzles.mjs';

/** @typedef {import('@pipwright/pips').Puzzle} Puzzle */

export const LEVELS = /** @type {const} */ (['easy', 'medium', 'hard']);

/** @typedef {Readonly<Record<typeof LEVELS[number], readonly Puzzle[]>>} Days */

/** @param {string} folder @returns {Days} */
export function daysIn(folder) {
  const items = puzzlesIn(folder);
  const ofLevel = (/** @type {string} */ level) =>
    items.filter(({ name }) => name.endsWith(` ${level}`)).map(({ puzzle }) => puzzle);
  return { easy: ofLevel('easy'), medium: ofLevel('medium'), hard: ofLevel('hard') };
}
