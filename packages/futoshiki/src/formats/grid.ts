/**
 * A grid as people type it, with as many blanks as they like:
 *
 *     . 2<. .      a square is a number, or “.”, “_” or 0 where it is empty; < and > stand between squares,
 *     ^     v      ^ and v below the square they compare with the one under it. In Adjacent | and - are bars;
 *     .<. . 1      a line “adjacent” says so where there is none.
 *
 * Boxes are read too, those of Kolyteon's tests and our own. A line that starts with # or // is a comment.
 */
import { err, type Format, ok, type ParsedPuzzle, type Problem, type Result, type Where } from '@pipwright/core';
import { drawCompact } from '../draw/compact.js';
import type { Puzzle, Spec } from '../model/puzzle.js';
import { problem } from '../problem.js';
import { contentLines, unreadable } from './content-lines.js';
import { isBorder, readBox } from './grid-box.js';
import { readRows } from './grid-rows.js';
import { type Line, Sheet } from './grid-sheet.js';

/** No grid comes near these: the largest has 32 rows of 32 squares, with signs between them. */
const MAX_LINES = 256;
const MAX_GRID_WIDTH = 2048;

export const gridFormat: Format<Spec, Puzzle> = {
  name: 'grid',
  extension: 'txt',
  recognises: (text) => looksLikeGrid(contentLines(text).next().value?.text ?? ''),
  parse: (text) => [parseGrid(text)],
  make: makeGrid,
};

const ADJACENT = /^\s*adjacent\b/i;
const LABELS = /^[\s\d]+$/;

function looksLikeGrid(line: string): boolean {
  if (ADJACENT.test(line) || isBorder(line)) return true;
  const start = line.trimStart().slice(0, 200).replace(/[\s,]/g, '');
  const squares = start.match(/[\d._·]/g)?.length ?? 0;
  const signs = start.match(/[<>|]/g)?.length ?? 0;
  return squares > 0 && 2 * (squares + signs) > start.length;
}

function parseGrid(source: string): ParsedPuzzle<Spec> {
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

/**
 * Tabs, as editors show them: blanks up to the next column that is a multiple of eight. Signs belong to the square they
 * stand under, so a grid is read as it looks; places in messages are those of the text as it is.
 */
const TAB = 8;

/** Columns in the text, by line with tabs and by column as it looks, from 1. */
type Tabbed = Map<number, readonly number[]>;

function withoutTabs(text: string): { readonly text: string; readonly columns: readonly number[] } {
  let shown = '';
  const columns: number[] = [];
  let width = 0;
  for (const [i, character] of [...text].entries()) {
    const count = character === '\t' ? TAB - (width % TAB) : 1;
    shown += character === '\t' ? ' '.repeat(count) : character;
    for (let k = 0; k < count; k++) columns.push(i + 1);
    width += count;
  }
  return { text: shown, columns };
}

/** A draft whose places are those in the text with its tabs. */
function withinTabs(draft: ParsedPuzzle<Spec>, tabbed: Tabbed): ParsedPuzzle<Spec> {
  const place = (where: Where): Where => {
    const columns = where.line === undefined ? undefined : tabbed.get(where.line);
    const column = columns?.[(where.column ?? 1) - 1];
    return column === undefined ? where : { ...where, column };
  };
  const placed = (problem: Problem): Problem => ({ ...problem, where: place(problem.where) });
  return {
    ...draft,
    problems: draft.problems.map(placed),
    warnings: draft.warnings.map(placed),
    locate: (path) => place(draft.locate(path)),
  };
}
