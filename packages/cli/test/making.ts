/** What the tests of `generate` share. */
import { mkdirSync, readFileSync } from 'node:fs';
import { pathOf } from './files.js';
import { type HandMade, handMade } from './hand-made.js';
import { jsonLines, pipwright, type RunOptions } from './run.js';

export const byHand = (args: readonly string[], options: RunOptions = {}, hand: HandMade = handMade()) =>
  pipwright(['generate', 'pips', ...args], { ...options, parts: { kinds: hand.kinds } });

export const withoutTime = (lines: readonly Record<string, unknown>[]) =>
  lines.map(({ milliseconds, ...line }) => line);
export const seedsIn = (lines: readonly Record<string, unknown>[]) => lines.map(({ seed }) => seed);
export const linesOf = (path: string) => jsonLines({ status: 0, err: '', out: readFileSync(path, 'utf8') });

let folders = 0;
export function newFolder(): string {
  const path = pathOf(`generate-${++folders}`);
  mkdirSync(path);
  return path;
}

export function textOf(seed: string): string {
  const number = (Number(seed) % 6) + 1;
  return `board:\n##\n\npieces:\n0${number}\n\nconstraints:\nExactly 0 {(0,0)}\n`;
}
