/**
 * A grid as people type it, with as many blanks as they like:
 *
 *     . 2<. .      a square is a number, or “.”, “_” or 0 where it is empty; < and > stand between squares,
 *     ^     v      ^ and v below the square they compare with the one under it. In Adjacent | and - are bars;
 *     .<. . 1      a line “adjacent” says so where there is none.
 *
 * Boxes are read too, those of Kolyteon's tests and our own. A line that starts with # or // is a comment.
 */
import { type Draft, err, type Format, ok, type Problem, type Result } from '@pipwright/core';
import { drawCompact } from '../draw/compact.js';
import type { Puzzle, Spec } from '../model/puzzle.js';
import { problem } from '../problem.js';
import { contentLines } from './content-lines.js';
import { isBorder, readBox } from './grid-box.js';
import { readRows } from './grid-rows.js';
import { type Line, Sheet } from './grid-sheet.js';
import { MAX_GRID_WIDTH, MAX_LINES } from './limits.js';
import { type Tabbed, withinTabs, withoutTabs } from './tabs.js';
import { unreadable } from './unreadable.js';

/** `grid`: rows of numbers with signs between them, or a box of lines. */
export const gridFormat: Format<Spec, Puzzle> = {
  name: 'grid',
  extension: 'txt',
  recognises: (text) => looksLikeGrid(contentLines(text).next().value?.text ?? ''),
  parse: (text) => [parseGrid(text)],
  make: makeGrid,
};

const ADJACENT = /^\s*adjacent\b/i;
const LABELS = /^[\s\d]+$/;

/** Mostly squares and signs; what starts like an object of JSON is some other kind's. */
function looksLikeGrid(line: string): boolean {
  if (/^\s*\{/.test(line)) return false;
  if (ADJACENT.test(line) || isBorder(line)) return true;
  const start = line.trimStart().slice(0, 200).replace(/[\s,]/g, '');
  const squares = start.match(/[\d._·]/g)?.length ?? 0;
  const signs = start.match(/[<>|]/g)?.length ?? 0;
  return squares > 0 && 2 * (squares + signs) > start.length;
}

function parseGrid(source: string): Draft<Spec> {
  const sheet = new Sheet();
  const lines: Line[] = [];
  const tabbed: Tabbed = new Map();
  for (const { text, number } of contentLines(source)) {
    if (text.length > MAX_GRID_WIDTH) {
      return unreadable(problem('line-too-long', { line: number, column: MAX_GRID_WIDTH + 1 }, {}));
    }
    if (lines.length === MAX_LINES) return unreadable(problem('too-many-lines', { line: number, column: 1 }, {}));
    if (ADJACENT.test(text)) sheet.adjacent = true;
    else {
      const line = text.includes('\t') ? withoutTabs(text) : { text };
      if ('columns' in line) tabbed.set(number, line.columns);
      lines.push({ characters: [...line.text], text: line.text, number });
    }
  }
  const [first, second] = lines;
  if (first === undefined) return unreadable(problem('grid-empty', { line: 1, column: 1 }, {}));
  const labelled = LABELS.test(first.text) && second !== undefined && isBorder(second.text);
  const boxed = labelled ? lines.slice(1) : lines;
  const draft = labelled || isBorder(first.text) ? readBox(boxed, sheet) : readRows(lines, sheet);
  return tabbed.size === 0 ? draft : withinTabs(draft, tabbed);
}

function makeGrid(puzzles: readonly Puzzle[]): Result<string, readonly Problem[]> {
  const [puzzle] = puzzles;
  if (puzzle === undefined || puzzles.length > 1) return err([problem('one-puzzle-only', {}, { format: 'grid' })]);
  return ok(`${puzzle.bars === undefined ? '' : 'adjacent\n'}${drawCompact(puzzle)}\n`);
}
