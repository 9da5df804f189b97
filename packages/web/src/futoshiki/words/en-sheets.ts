/** What sheets say of Futoshiki in English; rows and columns count from 1, as everywhere in the app. */
import type { futoshikiWords } from '@pipwright/futoshiki';
import type { Cell, FutoshikiFacts } from '@pipwright/play';
import { at, both, plural } from '../../words/en/parts.js';
import type { Sayings } from '../../words/sentences.js';

type Pair = readonly [Cell, Cell];

export const enFutoshikiSheets = {
  about: ({ rows: side, given, signs, isAdjacent }: FutoshikiFacts) => {
    const numbers = plural(given, { one: '1 number given', other: `${given} numbers given` });
    const between = isAdjacent
      ? plural(signs, { one: '1 bar', other: `${signs} bars` })
      : plural(signs, { one: '1 sign', other: `${signs} signs` });
    return `${side} by ${side}, ${numbers}, ${between}.`;
  },
  rules: {
    lines: ({ rows: side, isAdjacent }: FutoshikiFacts) => [
      `Put a number from 1 to ${side} into every square.`,
      'Each number stands once in every row and once in every column.',
      isAdjacent
        ? 'Numbers with a bar between them differ by one; other neighbours do not.'
        : 'A sign between two squares points at the lesser number.',
    ],
    how: [
      'Tap a square, then a number; or type it.',
      'Notes put small numbers into a square, and “All notes” fills in what rows, columns, and signs or bars leave.',
      'Try lets you play on and then keep or drop all of it.',
    ],
  },
  keys: [
    ['1 to 9', 'put a number, or note it with notes on'],
    ['Delete', 'erase'],
    ['A', 'fill in all notes'],
  ],
  engines: {
    swift: 'the quickest; counts without going through all solutions',
    csp: 'a constraint network',
  },
  reports: {
    dimensions: 'The size of the grid is valid',
    numbers: 'All given numbers are in the grid and in range',
    lines: 'No given number stands twice in a row or a column',
    signs: 'All signs stand between neighbours and do not contradict each other',
    bars: 'All bars stand between neighbours',
    'solution-count': 'There is a number for each empty square',
    'solution-square-repeated': 'No square is filled twice',
    'solution-number-range': 'All numbers are in range',
    'solution-square-outside': 'All numbers are in the grid',
    'solution-square-fixed': 'No given number is changed',
    'solution-column': 'No number stands twice in a column',
    'solution-row': 'No number stands twice in a row',
    'solution-greater': 'All “greater than” hold',
    'solution-less': 'All “less than” hold',
    'solution-bar': 'Neighbours with a bar differ by one',
    'solution-no-bar': 'Neighbours without a bar do not',
  },
  solution: (rows: readonly (readonly number[])[]) =>
    `Numbers: ${rows.map((row, i) => `row ${i + 1}: ${row.map((number) => number || 'open').join(', ')}`).join('; ')}`,
  formats: {
    tatham: 'Tatham ID',
    grid: 'Text grid',
    json: 'JSON',
  },
  foundAs: {
    tatham: 'game ID',
    grid: 'grid',
    json: 'JSON',
  },
  readings: {
    'grid-origin': (_: { cell: Cell }) => 'The grid must start at the upper left, with “Column” 0 and “Row” 0.',
    'number-out-of-range': (data: { cell: Cell; number: number; side: number }) =>
      `The number ${data.number} at ${at(data.cell)} cannot be: numbers run from 1 to ${data.side}.`,
    'square-outside-grid': (data: { cell: Cell }) => `A number is given at ${at(data.cell)}, which is not in the grid.`,
    'square-given-twice': (data: { cell: Cell }) => `The number at ${at(data.cell)} is given twice.`,
    'row-repeats': (data: { row: number; number: number }) =>
      `The number ${data.number} is given more than once in row ${data.row + 1}.`,
    'column-repeats': (data: { column: number; number: number }) =>
      `The number ${data.number} is given more than once in column ${data.column + 1}.`,
    'sign-outside-grid': (data: { cells: Pair }) =>
      `There is a sign between ${both(data.cells)}, which are not both in the grid.`,
    'sign-not-adjacent': (data: { cells: Pair }) => `There is a sign between ${both(data.cells)}, which do not touch.`,
    'signs-clash': (data: { cells: Pair }) =>
      `There are two signs between ${both(data.cells)}, and each says the opposite of the other.`,
    'bar-outside-grid': (data: { cells: Pair }) =>
      `There is a bar between ${both(data.cells)}, which are not both in the grid.`,
    'bar-not-adjacent': (data: { cells: Pair }) => `There is a bar between ${both(data.cells)}, which do not touch.`,
    'sign-repeated': (data: { cells: Pair }) =>
      `The sign between ${both(data.cells)} stands here a second time; once is enough.`,
    'bar-repeated': (data: { cells: Pair }) =>
      `The bar between ${both(data.cells)} stands here a second time; once is enough.`,
    'tatham-flag-off-grid': (data: { flag: string; cell: Cell }) =>
      `The flag ${data.flag} of the square at ${at(data.cell)} points off the grid.`,
    'tatham-flags-clash': (data: { cells: Pair; adjacent: boolean }) =>
      data.adjacent
        ? `The flags contradict each other: there is a bar from ${at(data.cells[0])} to ${at(data.cells[1])}, and none the other way.`
        : `The flags contradict each other: ${both(data.cells)} are each said to be greater than the other.`,
  } satisfies Partial<typeof futoshikiWords> as Sayings,
};
