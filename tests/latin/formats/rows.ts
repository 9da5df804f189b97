/**
 * Rows of numbers, “.” for an open cell, under a line that says what it is; “#” begins a comment. A text may hold
 * several squares:
 *
 *     latin
 *     1 . .
 *     . . 2
 *     . . .
 */
import { type Format, ok, type ParsedPuzzle, Places } from '@pipwright/core';
import type { Puzzle, Spec } from '../model.js';

const TITLE = /^\s*latin\s*$/;
/** The first line that says something. */
const BEGINNING = /^(?![ \t]*(?:#|$)).*$/m;

export const rowsFormat: Format<Spec, Puzzle> = {
  name: 'rows',
  extension: 'txt',
  recognises: (text) => TITLE.test(withoutComment(BEGINNING.exec(text)?.[0] ?? '')),
  parse(text) {
    const lines = text.split('\n').map(withoutComment);
    const titles = lines.flatMap((line, i) => (TITLE.test(line) ? [i] : []));
    // What stands before the first title belongs to it.
    const [, ...starts] = titles;
    return [0, ...starts].map((start, i) => readSquare(lines.slice(start, starts[i]), start));
  },
  make: (puzzles) => ok(puzzles.map(({ grid }) => `latin\n${grid.map(rowText).join('\n')}\n`).join('\n')),
};

/** Marks where each part stands, so that problems can name the line and the column. */
function readSquare(lines: readonly string[], start: number): ParsedPuzzle<Spec> {
  const places = new Places();
  const grid: number[][] = [];
  places.mark('', { line: start + 1, column: 1 });
  for (const [i, text] of lines.entries()) {
    if (text.trim() === '' || TITLE.test(text)) continue;
    const [path, line] = [`/latin/${grid.length}`, start + i + 1];
    places.mark(path, { line, column: 1 });
    const words = [...text.matchAll(/\S+/g)];
    for (const [column, { index }] of words.entries()) places.mark(`${path}/${column}`, { line, column: index + 1 });
    grid.push(words.map(([word]) => (word === '.' ? 0 : Number(word))));
  }
  return { spec: { grid }, problems: [], warnings: [], locate: (path) => places.find(path) };
}

function withoutComment(line: string): string {
  return line.split('#', 1)[0] ?? '';
}

function rowText(row: readonly number[]): string {
  return row.map((number) => number || '.').join(' ');
}
