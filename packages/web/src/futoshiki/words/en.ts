/** What a game of Futoshiki says in English. */
import type { Cell } from '@pipwright/play';
import { at, both, capitalAt, notes } from '../../words/en/parts.js';

const signNotKept = (cells: readonly [Cell, Cell]) => `The sign between ${both(cells)} is not satisfied.`;

export const enFutoshiki = {
  name: 'Futoshiki',
  sizeName: (size: string) => `${size}×${size}`,
  tools: {
    erase: 'Erase',
    fillNotes: 'All notes',
  },
  board: (side: number) => `Futoshiki board, ${side} by ${side}`,
  cell: (cell: Cell, number: number, given: boolean, signs: readonly string[], noted: readonly number[]) =>
    [
      at(cell),
      number === 0 ? 'empty' : `holds ${number}${given ? ', given' : ''}`,
      ...signs,
      ...(noted.length > 0 ? [notes(noted)] : []),
    ].join(', '),
  signs: {
    less: { above: 'less than above', below: 'less than below', left: 'less than left', right: 'less than right' },
    more: {
      above: 'greater than above',
      below: 'greater than below',
      left: 'greater than left',
      right: 'greater than right',
    },
    bar: { above: 'bar above', below: 'bar below', left: 'bar left', right: 'bar right' },
  },
  did: {
    put: (number: number, cell: Cell) => `${number} in ${at(cell)}.`,
    cleared: (cell: Cell) => `${capitalAt(cell)} is empty.`,
    notesFilled: 'All notes are filled in.',
  },
  problems: {
    'put-out-of-range': (data: { number: number; most: number }) => `Numbers run from 1 to ${data.most}.`,
    'cell-given': (data: { cell: Cell }) => `The number in ${at(data.cell)} is a given, so it cannot be changed.`,
    'cell-empty-already': (data: { cell: Cell }) => `${capitalAt(data.cell)} is already empty.`,
    'square-stuck': (data: { cell: Cell }) => `No number is left for ${at(data.cell)}.`,
    'row-stuck': (data: { row: number; number: number }) =>
      `No cell is left for the number ${data.number} in row ${data.row + 1}.`,
    'column-stuck': (data: { column: number; number: number }) =>
      `No cell is left for the number ${data.number} in column ${data.column + 1}.`,
    'solution-row': (data: { row: number; number: number }) =>
      `The number ${data.number} is repeated in row ${data.row + 1}.`,
    'solution-column': (data: { column: number; number: number }) =>
      `The number ${data.number} is repeated in column ${data.column + 1}.`,
    'solution-greater': (data: { cells: readonly [Cell, Cell] }) => signNotKept(data.cells),
    'solution-less': (data: { cells: readonly [Cell, Cell] }) => signNotKept(data.cells),
    'solution-bar': (data: { cells: readonly [Cell, Cell] }) =>
      `There is a bar between ${both(data.cells)}, so they must differ by one.`,
    'solution-no-bar': (data: { cells: readonly [Cell, Cell] }) =>
      `There is no bar between ${both(data.cells)}, so they must not differ by one.`,
  },
};
