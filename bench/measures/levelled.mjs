/** Puzzles with the level that others gave them: Pips of day files, or Futoshiki by Tatham's program in puzzles.jsonl. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPuzzlesSync } from '@pipwright/core';
import { futoshikiExplainer, futoshikiReading } from '@pipwright/futoshiki/parts';
import { pipsExplainer } from '@pipwright/pips/parts';
import { puzzlesIn } from '../puzzles.mjs';

/**
 * @typedef {import('@pipwright/core/explaining').Explainer<any, any, any, any, any>} AnyExplainer
 * @typedef {{ name: string, group: string, level: string, size: number, puzzle: any }} Item
 * `group`: what was made together, a day or a collection; `size`: in dominoes, or the side
 */

export const PIPS_LEVELS = ['easy', 'medium', 'hard'];
const FUTOSHIKI_LEVELS = ['Trivial', 'Easy', 'Tricky', 'Extreme', 'Recursive'];

/** @param {string} folder @returns {{ explainer: AnyExplainer, levels: readonly string[], items: readonly Item[] }} */
export function levelledIn(folder) {
  const lines = join(folder, 'puzzles.jsonl');
  if (existsSync(lines))
    return { explainer: futoshikiExplainer, levels: FUTOSHIKI_LEVELS, items: futoshikiIn(readFileSync(lines, 'utf8')) };
  const items = puzzlesIn(folder).map(({ name, puzzle, dominoes }) => {
    const [group = '', level = ''] = name.split(' ');
    return { name, group, level, size: dominoes, puzzle };
  });
  return { explainer: pipsExplainer, levels: PIPS_LEVELS, items };
}

/** Puzzles with one solution. @param {string} text @returns {Item[]} */
function futoshikiIn(text) {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ solutions }) => solutions === '1')
    .map(({ id, tathamId, tathamDifficulty, size }) => ({
      name: id,
      group: id.split('/')[0],
      level: tathamDifficulty ?? 'other',
      size,
      puzzle: puzzleOf(tathamId),
    }));
}

/** @param {string} tathamId */
function puzzleOf(tathamId) {
  const [read] = readPuzzlesSync(tathamId, [futoshikiReading]);
  if (!read?.checked.ok) throw new Error(`${tathamId} is no puzzle`);
  return read.checked.value;
}
