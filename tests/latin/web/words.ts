/** What the app says of Latin squares. */
import type { Cell } from '@pipwright/core';
import type { PuzzleFacts } from '@pipwright/play';
import type { KindWords } from '../../../packages/web/src/kind/page.js';
import type { Catalogue, PlayWords } from '../../../packages/web/src/words/catalogue.js';
import { at, capitalAt, notes, plural } from '../../../packages/web/src/words/en/parts.js';
import type { LatinFacts } from '../play.js';

const latinWords = {
  name: 'Latin squares',
  sizeName: (size: string) => `${size}×${size}`,
  headline: ({ rows }: PuzzleFacts) => `Latin squares, ${rows} × ${rows}`,
  erase: 'Erase',
  board: (side: number) => `Latin square, ${side} by ${side}`,
  cell: (cell: Cell, number: number, given: boolean, noted: readonly number[]) =>
    [
      at(cell),
      number === 0 ? 'empty' : `holds ${number}${given ? ', given' : ''}`,
      ...(noted.length > 0 ? [notes(noted)] : []),
    ].join(', '),
  put: (number: number, cell: Cell) => `${number} in ${at(cell)}.`,
  cleared: (cell: Cell) => `${capitalAt(cell)} is empty.`,
  problems: {
    'latin-given': (data: { cell: Cell }) => `The number in ${at(data.cell)} is a given, so it cannot be changed.`,
    'latin-number': (data: { side: number }) => `Numbers run from 1 to ${data.side}.`,
    'latin-repeated': (data: { cell: Cell; number: number }) =>
      `The ${data.number} in ${at(data.cell)} is repeated in its row or column.`,
  },
};

const latinSheetWords = {
  sizeInShort: ({ rows }: LatinFacts) => `${rows} × ${rows}`,
  range: (least: number, most: number) => `${least}–${most}`,
  about: ({ rows, given }: LatinFacts) =>
    `${rows} by ${rows}, ${plural(given, { one: '1 given', other: `${given} givens` })}.`,
  rules: {
    lines: ({ rows }: LatinFacts) => [`Each number from 1 to ${rows} appears once in every row and every column.`],
    how: ['Tap a cell, then a number, or type it.'],
  },
  keys: [
    ['1 to 9', 'place a number; with notes on, note it'],
    ['Delete', 'erase'],
  ],
  oneMore: 'Show one more number',
  engines: { plain: 'Every number in turn.' },
  reports: { square: 'It is a square of numbers in range', solved: 'No number is repeated in a row or a column' },
  foundAs: { rows: 'rows', 'latin-json': 'JSON' },
  readings: {
    'latin-number': (data: { cell: Cell; side: number }) =>
      `Expected a number from 1 to ${data.side} at ${at(data.cell)}, or “.” for an empty cell.`,
    'latin-side': (data: { side: number }) => `The square has ${data.side} rows. It must have from 1 to 9.`,
    'latin-not-square': (data: { row: number; cells: number; rows: number }) =>
      `Row ${data.row + 1} has ${data.cells} cells, but the square has ${data.rows} rows. Make them equal.`,
    'latin-json': () =>
      'A Latin square in JSON is {"latin":[[1,0],[0,0]]}: a list of rows of numbers, 0 for an empty cell.',
  },
  solution: (rows: readonly (readonly number[])[]) => `Numbers: ${rows.map((row) => row.join(', ')).join('; ')}`,
};

/** A real kind has a module for each, so that only what is needed is loaded. */
export const LATIN_WORDS: KindWords = {
  play: latinWords,
  sheets: async () => latinSheetWords,
};

export function latinWordsIn({ kinds }: PlayWords): typeof latinWords {
  return kinds.latin as typeof latinWords;
}

export function latinSheetWordsIn({ kinds }: Catalogue): typeof latinSheetWords {
  return kinds.latin as unknown as typeof latinSheetWords;
}
