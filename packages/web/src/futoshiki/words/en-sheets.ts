/** What sheets say of Futoshiki in English; rows and columns count from 1, as everywhere in the app. */

import { marks } from '@pipwright/core/explaining';
import type { futoshikiWords } from '@pipwright/futoshiki/parts';
import type { Cell, FutoshikiBoard, FutoshikiFacts } from '@pipwright/play';
import { at, both, capitalAt, plural } from '../../words/en/parts.js';
import type { Sayings } from '../../words/sentences.js';
import { changedNumber } from '../changed-number.js';

type Pair = readonly [Cell, Cell];

export const enFutoshikiSheets = {
  sizeInShort: ({ rows: side }: FutoshikiFacts) => `${side} × ${side}`,
  range: (least: number, most: number) =>
    least === most ? `${most}\u00a0×\u00a0${most}` : `${least}\u00a0×\u00a0${least} to ${most}\u00a0×\u00a0${most}`,
  about: ({ rows: side, given, signs, isAdjacent }: FutoshikiFacts) => {
    const numbers = plural(given, { one: '1 given', other: `${given} givens` });
    const between = isAdjacent
      ? plural(signs, { one: '1 bar', other: `${signs} bars` })
      : plural(signs, { one: '1 sign', other: `${signs} signs` });
    return `${side} by ${side}, ${numbers}, ${between}.`;
  },
  rules: {
    lines: ({ rows: side, isAdjacent }: FutoshikiFacts) => [
      `Place a number from 1 to ${side} in every cell.`,
      'Each number appears once in every row and once in every column.',
      isAdjacent
        ? 'Numbers with a bar between them differ by one. Neighbours without a bar never do.'
        : 'A sign between two cells points to the smaller number.',
    ],
    how: [
      'Tap a cell, then tap or type a number. The small figure on each key shows how many are left.',
      'Drag across cells to select several. A number is then noted in all of them.',
      'Use Notes to write small numbers in cells. Tap All notes to fill in every number that the row, column, and signs or bars allow.',
      'Numbers hide notes but never delete them. Erase the number and they’re back.',
      'Use Colour to mark cells. Lock a number or a colour, and each tap on a cell enters it.',
      'Use What if to play ahead, then keep or discard those moves.',
    ],
  },
  keys: [
    ['1 to 9', 'Place a number; with notes on or several cells selected, note it'],
    ['Shift+arrow', 'Select several cells; or Ctrl+click, or drag'],
    ['Delete', 'Erase'],
    ['Y then 3', 'Why can’t the 3 be in this cell?'],
    ['A', 'Fill in all notes'],
    ['V', 'Colours; 1 to 6 choose one'],
    ['L', 'Lock: press a number, then Enter on each cell'],
    ['Esc', 'Unlock, or go back to one cell'],
  ],
  aid: {
    placeIt: 'Place it',
    nameOf: (before: FutoshikiBoard, after: FutoshikiBoard) => {
      const { cell, number } = changedNumber(before, after);
      return number === 0 ? `the empty ${marks.cell(cell)}` : `the ${number} in ${marks.cell(cell)}`;
    },
    classes: {
      'sign-cycle': 'Signs in a circle',
      line: 'Impossible row or column',
      'empty-domain': 'A cell without a number',
      combined: 'Rules that clash',
    },
  },
  oneMore: 'Place one more number',
  engines: {
    swift: 'The fastest. Counts without listing the solutions.',
  },
  reports: {
    dimensions: 'The size of the board is valid',
    numbers: 'All givens are on the board and in range',
    lines: 'No given is repeated in a row or a column',
    signs: 'All signs are between neighbours and don’t contradict each other',
    bars: 'All bars are between neighbours',
    'solution-count': 'There is one number for each empty cell',
    'solution-square-repeated': 'No cell is filled twice',
    'solution-number-range': 'All numbers are in range',
    'solution-square-outside': 'All numbers are on the board',
    'solution-square-fixed': 'No given is changed',
    'solution-column': 'No number is repeated in a column',
    'solution-row': 'No number is repeated in a row',
    'solution-greater': 'All “greater than” signs are satisfied',
    'solution-less': 'All “less than” signs are satisfied',
    'solution-bar': 'Neighbours with a bar differ by one',
    'solution-no-bar': 'Neighbours without a bar never differ by one',
  },
  solution: (rows: readonly (readonly number[])[]) =>
    `Numbers: ${rows.map((row, i) => `row ${i + 1}: ${row.map((number) => number || 'empty').join(', ')}`).join('; ')}`,
  foundAs: {
    tatham: 'game ID',
    grid: 'grid',
    json: 'JSON',
  },
  /** Only those that name cells; for the others the library's own sentences will do. */
  readings: {
    'grid-origin': (data: { cell: Cell }) =>
      `The board starts at ${at(data.cell)}. It must start in the upper left corner, at ${at([0, 0])}.`,
    'number-out-of-range': (data: { cell: Cell; number: number; side: number }) =>
      `The given ${data.number} at ${at(data.cell)} is out of range: numbers run from 1 to ${data.side}.`,
    'square-outside-grid': (data: { cell: Cell }) => `There is a given at ${at(data.cell)}, which is not on the board.`,
    'square-given-twice': (data: { cell: Cell }) => `${capitalAt(data.cell)} has two givens. Remove one.`,
    'sign-outside-grid': (data: { cells: Pair }) =>
      `There is a sign between ${both(data.cells)}, which are not both on the board.`,
    'sign-not-adjacent': (data: { cells: Pair }) =>
      `There is a sign between ${both(data.cells)}, which are not next to each other.`,
    'signs-clash': (data: { cells: Pair }) =>
      `The two signs between ${both(data.cells)} contradict each other. Remove one.`,
    'bar-outside-grid': (data: { cells: Pair }) =>
      `There is a bar between ${both(data.cells)}, which are not both on the board.`,
    'bar-not-adjacent': (data: { cells: Pair }) =>
      `There is a bar between ${both(data.cells)}, which are not next to each other.`,
    'sign-repeated': (data: { cells: Pair }) => `The sign between ${both(data.cells)} is repeated. Remove one.`,
    'bar-repeated': (data: { cells: Pair }) => `The bar between ${both(data.cells)} is repeated. Remove one.`,
    'tatham-flag-off-grid': (data: { flag: string; cell: Cell }) =>
      `The flag ${data.flag} at ${at(data.cell)} points off the board.`,
    'tatham-flags-clash': ({ cells: [first, second], adjacent }: { cells: Pair; adjacent: boolean }) =>
      adjacent
        ? `The flags contradict each other: ${at(first)} has a bar towards ${at(second)}, but not the other way round.`
        : `The flags contradict each other: ${at(first)} is greater than ${at(second)}, and the other way round.`,
  } satisfies Partial<typeof futoshikiWords> as Sayings,
};
