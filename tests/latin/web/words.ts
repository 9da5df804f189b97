/** What the app says of Latin squares. German has what English has: a missing sentence is a type error. */
import type { Cell } from '@pipwright/core';
import type { PuzzleFacts } from '@pipwright/play';
import type { KindWords } from '../../../packages/web/src/kind/page.js';
import type { Catalogue, PlayWords } from '../../../packages/web/src/words/catalogue.js';
import * as de from '../../../packages/web/src/words/de/parts.js';
import * as en from '../../../packages/web/src/words/en/parts.js';
import type { LatinFacts } from '../play.js';

const english = {
  name: 'Latin squares',
  sizeName: (size: string) => `${size}×${size}`,
  headline: ({ rows }: PuzzleFacts) => `Latin squares, ${rows} × ${rows}`,
  erase: 'Erase',
  board: (side: number) => `Latin square, ${side} by ${side}`,
  cell: (cell: Cell, number: number, given: boolean, noted: readonly number[]) =>
    [
      en.at(cell),
      number === 0 ? 'empty' : `holds ${number}${given ? ', given' : ''}`,
      ...(noted.length > 0 ? [en.notes(noted)] : []),
    ].join(', '),
  put: (number: number, cell: Cell) => `${number} in ${en.at(cell)}.`,
  cleared: (cell: Cell) => `${en.capitalAt(cell)} is empty.`,
  problems: {
    'latin-given': (data: { cell: Cell }) => `The number in ${en.at(data.cell)} is a given, so it cannot be changed.`,
    'latin-number': (data: { side: number }) => `Numbers run from 1 to ${data.side}.`,
    'latin-repeated': (data: { cell: Cell; number: number }) =>
      `The ${data.number} in ${en.at(data.cell)} is repeated in its row or column.`,
  },
};

const german: typeof english = {
  name: 'Lateinische Quadrate',
  sizeName: (size: string) => `${size}×${size}`,
  headline: ({ rows }: PuzzleFacts) => `Lateinische Quadrate, ${rows} × ${rows}`,
  erase: 'Löschen',
  board: (side: number) => `Lateinisches Quadrat, ${side} mal ${side} Felder`,
  cell: (cell: Cell, number: number, given: boolean, noted: readonly number[]) =>
    [
      de.at(cell),
      number === 0 ? 'leer' : `Zahl ${number}${given ? ', vorgegeben' : ''}`,
      ...(noted.length > 0 ? [de.notes(noted)] : []),
    ].join(', '),
  put: (number: number, cell: Cell) => `${number} in ${de.at(cell)}.`,
  cleared: (cell: Cell) => `${de.at(cell)} ist leer.`,
  problems: {
    'latin-given': (data: { cell: Cell }) => `Die Zahl in ${de.at(data.cell)} ist vorgegeben.`,
    'latin-number': (data: { side: number }) => `Die Zahlen gehen von 1 bis ${data.side}.`,
    'latin-repeated': (data: { cell: Cell; number: number }) =>
      `Die ${data.number} in ${de.at(data.cell)} steht in ihrer Zeile oder Spalte zum zweiten Mal.`,
  },
};

const englishSheets = {
  sizeInShort: ({ rows }: LatinFacts) => `${rows} × ${rows}`,
  range: (least: number, most: number) => `${least}–${most}`,
  about: ({ rows, given }: LatinFacts) =>
    `${rows} by ${rows}, ${en.plural(given, { one: '1 given', other: `${given} givens` })}.`,
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
  formats: { rows: 'Rows', 'latin-json': 'JSON' },
  foundAs: { rows: 'rows', 'latin-json': 'JSON' },
  readings: {
    'latin-number': (data: { cell: Cell; side: number }) =>
      `Expected a number from 1 to ${data.side} at ${en.at(data.cell)}, or “.” for an empty cell.`,
    'latin-side': (data: { side: number }) => `The square has ${data.side} rows. It must have from 1 to 9.`,
    'latin-not-square': (data: { row: number; cells: number; rows: number }) =>
      `Row ${data.row + 1} has ${data.cells} cells, but the square has ${data.rows} rows. Make them equal.`,
    'latin-json': () =>
      'A Latin square in JSON is {"latin":[[1,0],[0,0]]}: a list of rows of numbers, 0 for an empty cell.',
  },
  solution: (rows: readonly (readonly number[])[]) => `Numbers: ${rows.map((row) => row.join(', ')).join('; ')}`,
};

const germanSheets: typeof englishSheets = {
  sizeInShort: ({ rows }: LatinFacts) => `${rows} × ${rows}`,
  range: (least: number, most: number) => `${least}–${most}`,
  about: ({ rows, given }: LatinFacts) =>
    `${rows} mal ${rows}, ${de.plural(given, { one: '1 Zahl vorgegeben', other: `${given} Zahlen vorgegeben` })}.`,
  rules: {
    lines: ({ rows }: LatinFacts) => [`Jede Zahl von 1 bis ${rows} steht einmal in jeder Zeile und jeder Spalte.`],
    how: ['Tippe auf ein Feld, dann auf eine Zahl; oder tippe sie ein.'],
  },
  keys: [
    ['1 bis 9', 'eine Zahl setzen oder notieren'],
    ['Entf', 'löschen'],
  ],
  oneMore: 'Eine Zahl zeigen',
  engines: { plain: 'jede Zahl der Reihe nach' },
  reports: {
    square: 'Es ist ein Quadrat aus möglichen Zahlen',
    solved: 'Keine Zahl steht zweimal in einer Zeile oder Spalte',
  },
  formats: { rows: 'Zeilen', 'latin-json': 'JSON' },
  foundAs: { rows: 'Zeilen', 'latin-json': 'JSON' },
  readings: {
    'latin-number': (data: { cell: Cell; side: number }) =>
      `In ${de.at(data.cell)} steht keine Zahl von 1 bis ${data.side}. Ein leeres Feld ist „.“.`,
    'latin-side': (data: { side: number }) => `Das Quadrat hat ${data.side} Zeilen; erlaubt sind 1 bis 9.`,
    'latin-not-square': (data: { row: number; cells: number; rows: number }) =>
      `Zeile ${data.row + 1} hat ${data.cells} Felder, das Quadrat aber ${data.rows} Zeilen.`,
    'latin-json': () => 'Ein lateinisches Quadrat in JSON ist {"latin":[[1,0],[0,0]]}, 0 für ein leeres Feld.',
  },
  solution: (rows: readonly (readonly number[])[]) => `Zahlen: ${rows.map((row) => row.join(', ')).join('; ')}`,
};

/** A real kind has a module for each, so that only what is needed is loaded. */
export const LATIN_WORDS: KindWords = {
  english,
  play: { de: async () => german },
  sheets: { en: async () => englishSheets, de: async () => germanSheets },
};

export function latinWordsIn({ kinds }: PlayWords): typeof english {
  return kinds.latin as typeof english;
}

export function latinSheetWordsIn({ kinds }: Catalogue): typeof englishSheets {
  return kinds.latin as unknown as typeof englishSheets;
}
