/** Futoshiki with one solution, a line of JSON each, with the level that Tatham's program gives them. */
import { readFileSync } from 'node:fs';
import { parse } from '@pipwright/futoshiki';

/** @param {string} file @returns {{ name: string, level: string, size: number, puzzle: import('@pipwright/futoshiki').Puzzle }[]} */
export function readLevelled(file) {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ solutions }) => solutions === '1')
    .map(({ id, tathamId, tathamDifficulty, size }) => {
      return { name: id, level: tathamDifficulty ?? 'other', size, puzzle: parse(tathamId) };
    });
}
