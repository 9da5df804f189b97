/** Puzzles on disk, in a folder that goes away after the tests (`clean-up.ts`). */

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOAKING } from '../../core/src/testing/effort.js';
import { pairs } from '../../core/src/testing/short-forms.js';

export const folder = mkdtempSync(join(tmpdir(), 'pipwright-cli-'));

/** Where a file of this name would be. */
export function pathOf(name: string): string {
  return join(folder, name);
}

export function file(name: string, content: string | Buffer): string {
  const path = pathOf(name);
  writeFileSync(path, content);
  return path;
}

export const text = (board: string, pieces: string, constraints = '') =>
  `board:\n${board}\n\npieces:\n${pieces}\n\nconstraints:\n${constraints}\n`;

/** Two cells and 0-1: two solutions. */
export const AMBIGUOUS = text('##', '01');
export const UNIQUE = text('##', '01', 'Exactly 0 {(0,0)}');
export const UNSOLVABLE = text('##', '01', 'Exactly 5 {(0,0)}');
export const MALFORMED = text('#?', '0x', 'Sum 3 {(0,0)}');
export const USELESS = text('##', '01', 'LessThan 13 {(0,0),(1,0)}');
/** A board of blanks, every domino the same: as many solutions as tilings. The soak takes a larger one. */
const blanks = (rows: number, columns: number) =>
  text(
    Array(rows).fill('#'.repeat(columns)).join('\n'),
    Array((rows * columns) / 2)
      .fill('00')
      .join(','),
  );
export const [MANY, HOW_MANY] = SOAKING ? [blanks(6, 6), 6728] : [blanks(4, 7), 781];
/** Far too much to enumerate: 8×8 and 32 different-looking choices. */
export const ENDLESS = text(
  Array(8).fill('########').join('\n'),
  Array.from({ length: 32 }, (_, i) => `${i % 7}${(i * 3) % 7}`).join(','),
);
/** A chessboard without two opposite corners, which no dominoes cover; the reference engine is long in finding out. */
export const MUTILATED = text(
  [' #######', ...Array(6).fill('########'), '#######'].join('\n'),
  Array(31).fill('00').join(','),
);
/** Far too much to count: the double-six set, and every four cells of a row all different. */
export const SLOW_TO_COUNT = text(
  Array(7).fill('########').join('\n'),
  Array.from({ length: 49 }, (_, i) => `${Math.floor(i / 7)}${i % 7}`)
    .filter(([low = '', high = '']) => low <= high)
    .join(','),
  Array.from({ length: 14 }, (_, i) => {
    const points = [0, 1, 2, 3].map((column) => `(${(i % 2) * 4 + column},${i >> 1})`);
    return `AllDifferent {} {${points.join(',')}}`;
  }).join('\n'),
);

const LEVEL = {
  id: 1,
  constructors: 'Us',
  dominoes: [[0, 1]],
  regions: [
    { indices: [[0, 0]], type: 'empty' },
    { indices: [[0, 1]], type: 'sum', target: 1 },
  ],
  solution: [pairs('0,0 0,1')],
};
export const DAY = JSON.stringify({
  printDate: '2030-01-02',
  editor: 'Us',
  hard: { ...LEVEL, solution: [pairs('0,1 0,0')] },
  easy: LEVEL,
  medium: { id: null, constructors: null, dominoes: null, regions: null, solution: null },
});
