/** `times.ts` of Pips, written from day files: what makes up the puzzles of each level. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { contentOf, twinsIn } from '@pipwright/pips';
import { total } from '../../bench/statistics.mjs';
import { root } from '../workspace.mjs';
import { LEVELS } from './day-files.mjs';

/** @typedef {import('@pipwright/pips').Puzzle} Puzzle */

export const TABLE_FILE = join(root, 'packages', 'pips', 'src', 'generate', 'times.ts');

const HEAD = `/**
 * How the Times's puzzles are made up, by level: measured by \`npm run generating\`, which writes this file.
 */
import type { Level } from '../model/puzzle.js';
import type { Content } from './content.js';

export interface LevelTable {
  /** Weights of the numbers of dominoes, from none on. */
  readonly dominoes: readonly number[];
  /** Neighbours with the same badge, on average. */
  readonly twins: number;
  readonly content: Content;
}

export const TIMES: Readonly<Record<Level, LevelTable>> = `;

/** @param {import('./day-files.mjs').Days} days */
export function timesTable(days) {
  const most = Math.max(...LEVELS.flatMap((level) => days[level].map(dominoesOf)));
  const table = Object.fromEntries(LEVELS.map((level) => [level, tableOf(days[level], most)]));
  return formatted(`${HEAD}${JSON.stringify(table, null, 2)};\n`);
}

/** @param {readonly Puzzle[]} puzzles @param {number} most dominoes of any level */
function tableOf(puzzles, most) {
  const content = contentOf(puzzles);
  return {
    dominoes: Array.from({ length: most + 1 }, (_, n) => puzzles.filter((puzzle) => dominoesOf(puzzle) === n).length),
    twins: rounded(total(puzzles.map(({ regions }) => twinsIn(regions))) / puzzles.length),
    content: { ...content, free: rounded(content.free) },
  };
}

/** @param {Puzzle} puzzle */
function dominoesOf({ cells }) {
  return cells.length / 2;
}

/** @param {number} value */
function rounded(value) {
  return Number(value.toFixed(3));
}

/** @param {string} source */
function formatted(source) {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const { stdout, stderr, status } = spawnSync(process.execPath, [biome, 'format', `--stdin-file-path=${TABLE_FILE}`], {
    cwd: root,
    input: source,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the table cannot be formatted: ${stderr}`);
  return stdout;
}
