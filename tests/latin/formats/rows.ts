/**
 * Rows of numbers, “.” for an open cell, under a line that says what it is:
 *
 *     latin
 *     1 . .
 *     . . 2
 *     . . .
 */
import { type Format, ok, Places } from '@pipwright/core';
import type { Puzzle, Spec } from '../model.js';

const TITLE = /^\s*latin\s*(?:\n|$)/;

export const rowsFormat: Format<Spec, Puzzle> = {
  name: 'rows',
  extension: 'txt',
  recognises: (text) => TITLE.test(text),
  parse(text) {
    const places = new Places();
    const grid: number[][] = [];
    for (const [i, line] of text.split('\n').entries()) {
      if (line.trim() === '' || TITLE.test(line)) continue;
      const row = grid.length;
      places.mark(`/latin/${row}`, { line: i + 1, column: 1 });
      grid.push(
        [...line.matchAll(/\S+/g)].map(({ 0: word, index }, column) => {
          places.mark(`/latin/${row}/${column}`, { line: i + 1, column: index + 1 });
          return word === '.' ? 0 : Number(word);
        }),
      );
    }
    return [{ spec: { grid }, problems: [], warnings: [], locate: (path) => places.find(path) }];
  },
  make: (puzzles) => ok(puzzles.map(({ grid }) => `latin\n${grid.map(rowText).join('\n')}\n`).join('\n')),
};

function rowText(row: readonly number[]): string {
  return row.map((number) => number || '.').join(' ');
}
