/** The puzzles: those made for the repository, and any folder of files that Pipwright reads, such as day files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPuzzlesSync } from '@pipwright/core';
import { pips } from '@pipwright/pips/parts';

await Promise.all(pips.formats.map((format) => format.load?.()));

/**
 * @typedef {import('@pipwright/pips').Puzzle} Puzzle
 * @typedef {{ name: string, puzzle: Puzzle, dominoes: number }} Item
 */

const SHIPPED = fileURLToPath(new URL('./puzzles/', import.meta.url));
const READABLE = new Set(['.txt', '.json', '.yaml', '.yml']);

/** Numbers of solutions known without an engine: the tilings of a chessboard with any value in any cell, and what `puzzles.test.ts` works out. @type {Map<string, bigint>} */
export const KNOWN_COUNTS = new Map([
  ['empty-8x8', 12_988_816n * 7n ** 64n],
  ['two-rules-16', 39_239_811_072_000n],
]);

/** @param {'dense' | 'scaling' | 'counting'} set */
export function shippedPuzzles(set) {
  return puzzlesIn(join(SHIPPED, set));
}

/**
 * Answer known beforehand: a count, or an outcome.
 * @param {string} set
 * @param {import('./peer.js').Task} task
 * @param {string} name
 */
export function knownAnswer(set, task, name) {
  if (task === 'count') return KNOWN_COUNTS.get(name);
  if (set === 'dense') return 'solved';
  if (set !== 'scaling') return undefined;
  const [, kind] = name.split('-');
  if (kind === 'none') return 'unsolvable';
  return task === 'first' ? 'solved' : kind;
}

/** Every puzzle of every file in a folder, by name; a file that cannot be read is an error. @param {string | undefined} folder @returns {Item[]} */
export function puzzlesIn(folder) {
  if (folder === undefined || !existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => READABLE.has(extname(name)));
  return files.sort().flatMap((file) =>
    readPuzzlesSync(readFileSync(join(folder, file), 'utf8'), [pips]).map(({ checked, level }) => {
      if (!checked.ok) throw new Error(`${file}: ${JSON.stringify(checked.error)}`);
      const name = [basename(file, extname(file)), level].filter(Boolean).join(' ');
      return { name, puzzle: checked.value, dominoes: checked.value.cells.length / 2 };
    }),
  );
}
