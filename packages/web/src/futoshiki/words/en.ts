/** What a game of Futoshiki says in English. */
import type { Cell, PuzzleFacts } from '@pipwright/play';
import { at, capitalAt, notes } from '../../words/en/parts.js';
import { cellsIn, type Pair, type Place, type Repeated } from '../findings.js';

const several = ({ length }: readonly Cell[]) => ['Two', 'Three'][length - 2] ?? String(length);

export const enFutoshiki = {
  name: 'Futoshiki',
  sizeName: (size: string) => `${size}×${size}`,
  headline: ({ rows: side }: PuzzleFacts) => `Futoshiki, ${side} × ${side}`,
  place: (data: Place) => {
    if (data.row !== undefined) return `Row ${data.row + 1}`;
    return data.column !== undefined ? `Column ${data.column + 1}` : cellsIn(data).map(capitalAt).join('; ');
  },
  shortcuts: 'Type a number to place it · arrows move · N notes · Delete erases · ? shows all shortcuts',
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
    'square-stuck': () => 'No number is left for this cell.',
    'row-stuck': ({ number }: { number: number }) => `${number} has no place left in this row.`,
    'column-stuck': ({ number }: { number: number }) => `${number} has no place left in this column.`,
    'solution-row': ({ number, cells }: Repeated) => `${several(cells)} ${number}s in this row.`,
    'solution-column': ({ number, cells }: Repeated) => `${several(cells)} ${number}s in this column.`,
    'solution-greater': ({ numbers: [first, second] }: Pair) => `${first} can’t be greater than ${second} here.`,
    'solution-less': ({ numbers: [first, second] }: Pair) => `${first} can’t be less than ${second} here.`,
    'solution-bar': ({ numbers: [first, second] }: Pair) => `${first} and ${second} must differ by one here.`,
    'solution-no-bar': ({ numbers: [first, second] }: Pair) => `${first} and ${second} must not differ by one here.`,
  },
};
