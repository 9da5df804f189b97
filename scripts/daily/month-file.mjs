/**
 * The file of a month, and what stays of it for good. A line of the file is a day; its grades may be counted anew when
 * grading changes, its puzzles never: the digest is of the puzzles and their themes alone.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPuzzlesSync } from '@pipwright/core';
import { futoshikiGenerating, futoshikiReading } from '@pipwright/futoshiki/parts';
import { pipsGenerating, pipsReading } from '@pipwright/pips/parts';
import { root } from '../workspace.mjs';

/**
 * @typedef {object} DayPuzzle
 * @property {string} [seed] that it was made from, where that is not the first one of its date and level
 * @property {string} [figure] what its board shows, on a day with a theme
 * @property {DayGrade} grade
 * @property {Written} puzzle
 *
 * @typedef {Pick<import('@pipwright/core').Grade, 'label' | 'effort' | 'hardest' | 'steps' | 'chapters'>} DayGrade
 * @typedef {import('@pipwright/core').JsonValue} Written Pips as their own JSON, Futoshiki as game IDs of `tatham`
 */

/**
 * @typedef {object} Day
 * @property {string} date
 * @property {string | null} theme a theme of silhouettes, or a word in capitals
 * @property {readonly DayPuzzle[]} pips easy, medium, hard
 * @property {readonly DayPuzzle[]} futoshiki one
 */

/** The app finds them here, too: `days/2026-10.json`. */
export const FOLDER = join(root, 'packages', 'web', 'public', 'days');

const FROZEN = fileURLToPath(new URL('frozen.json', import.meta.url));

/** @param {string} month */
export function fileOf(month) {
  return join(FOLDER, `${month}.json`);
}

/** @param {string} month @param {readonly Day[]} days */
export function textOf(month, days) {
  return `{"month":"${month}","days":[\n${days.map((day) => JSON.stringify(day)).join(',\n')}\n]}\n`;
}

/** @param {string} month @returns {readonly Day[]} */
export function readMonth(month) {
  return JSON.parse(readFileSync(fileOf(month), 'utf8')).days;
}

/** @param {string} month @param {readonly Day[]} days */
export function writeMonth(month, days) {
  mkdirSync(FOLDER, { recursive: true });
  replace(fileOf(month), textOf(month, days));
  const all = { ...frozen(), [month]: digestOf(days) };
  const inOrder = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  replace(FROZEN, `${JSON.stringify(inOrder, null, 2)}\n`);
}

/** `changed`: it was made, and is not there as it was made. @param {string} month @returns {'missing' | 'made' | 'changed'} */
export function stateOf(month) {
  const digest = frozen()[month];
  if (digest === undefined) return 'missing';
  return existsSync(fileOf(month)) && digestOf(readMonth(month)) === digest ? 'made' : 'changed';
}

/** Digests by month. @returns {Readonly<Record<string, string>>} */
export function frozen() {
  return existsSync(FROZEN) ? JSON.parse(readFileSync(FROZEN, 'utf8')) : {};
}

/** @param {readonly Day[]} days */
export function digestOf(days) {
  const kept = days.map(({ date, theme, pips, futoshiki }) => [
    date,
    theme,
    [...pips, ...futoshiki].map(({ figure = null, puzzle }) => [figure, puzzle]),
  ]);
  return createHash('sha256').update(JSON.stringify(kept)).digest('hex');
}

/** Whole, or not at all. @param {string} path @param {string} text */
function replace(path, text) {
  const making = `${path}.${process.pid}`;
  writeFileSync(making, text);
  renameSync(making, path);
}

/** Reads the puzzles of a month, and tells what they are like, so that none comes again. */

/** @param {string} month @returns {readonly string[]} */
export function likenessesIn(month) {
  return readMonth(month).flatMap((day) => [
    ...day.pips.map(({ puzzle }) => pipsGenerating.likeness(pipsFrom(puzzle))),
    ...day.futoshiki.map(({ puzzle }) => futoshikiGenerating.likeness(futoshikiFrom(puzzle))),
  ]);
}

/** @param {import('./month-file.mjs').Written} written */
export function pipsFrom(written) {
  return puzzleIn(JSON.stringify(written), pipsReading);
}

/** @param {import('./month-file.mjs').Written} written */
export function futoshikiFrom(written) {
  return puzzleIn(String(written), futoshikiReading);
}

/** @template Spec, Puzzle @param {string} text @param {import('@pipwright/core').ReadingPart<Spec, Puzzle>} reading @returns {Puzzle} */
function puzzleIn(text, reading) {
  const [read] = readPuzzlesSync(text, [reading]);
  if (!read?.checked.ok) throw new Error(`a puzzle of a day cannot be read: ${JSON.stringify(read?.checked)}`);
  return read.checked.value;
}
