import type { Cell, PuzzleFacts } from '@pipwright/play';
import { at, capitalAt, notes, plural } from '../../words/en/parts.js';
import { cellsIn, type Pair, type Place, type Repeated } from '../findings.js';

const inCells = (cells: readonly Cell[]) =>
  plural(cells.length, { one: `in ${at(cells[0] ?? [0, 0])}`, other: `in ${cells.length} cells` });
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
    colour: 'Colour',
    lock: 'Lock',
  },
  /** A number keeps its place when it is locked, so that each tap on a cell enters it. */
  lockLabel: 'Lock a number or colour',
  colours: ['Yellow', 'Green', 'Blue', 'Purple', 'Red', 'Grey'],
  keypad: {
    left: (number: number, left: number) => (left === 0 ? `${number}, all placed` : `${number}, ${left} left`),
    notesFor: (cells: number) => `Notes for ${cells} cells`,
    colours: 'Colours',
    coloursFor: (cells: number) => `Colours for ${cells} cells`,
    choose: 'Choose what to lock',
    lockedNumber: (number: number) => `Tap cells to place ${number}`,
    lockedNote: (number: number) => `Tap cells to note ${number}`,
    lockedColour: (colour: string) => `Tap cells to colour them ${colour.toLowerCase()}`,
  },
  whichNumber: 'Which number can’t go here? Type it.',
  board: (side: number) => `Futoshiki board, ${side} by ${side}`,
  cell: (
    cell: Cell,
    number: number,
    given: boolean,
    signs: readonly string[],
    noted: readonly number[],
    colour: string | undefined,
  ) =>
    [
      at(cell),
      number === 0 ? 'empty' : `holds ${number}${given ? ', given' : ''}`,
      ...signs,
      ...(noted.length > 0 ? [notes(noted)] : []),
      ...(colour === undefined ? [] : [colour.toLowerCase()]),
    ].join(', '),
  signs: {
    less: {
      above: 'less than the cell above',
      below: 'less than the cell below',
      left: 'less than the cell to the left',
      right: 'less than the cell to the right',
    },
    more: {
      above: 'greater than the cell above',
      below: 'greater than the cell below',
      left: 'greater than the cell to the left',
      right: 'greater than the cell to the right',
    },
    bar: { above: 'bar above', below: 'bar below', left: 'bar to the left', right: 'bar to the right' },
  },
  did: {
    put: (number: number, cell: Cell) => `${number} in ${at(cell)}.`,
    cleared: (cell: Cell) => `${capitalAt(cell)} is empty.`,
    erased: (count: number) => `${count} cells erased.`,
    noted: (number: number, cells: readonly Cell[]) => `${number} noted ${inCells(cells)}.`,
    unnoted: (number: number, cells: readonly Cell[]) => `Note ${number} removed ${inCells(cells)}.`,
    noteHidden: (number: number) => `There’s already a ${number} in this row or column.`,
    notesFilled: 'All notes filled in.',
    coloured: (colour: string, cells: readonly Cell[]) => `${colour} ${inCells(cells)}.`,
    uncoloured: (cells: readonly Cell[]) => `No colour ${inCells(cells)}.`,
    selected: (count: number) => plural(count, { one: '1 cell selected.', other: `${count} cells selected.` }),
    coloursOn: 'Colours on.',
    coloursOff: 'Colours off.',
    unlocked: 'Unlocked.',
  },
  problems: {
    'put-out-of-range': (data: { number: number; most: number }) => `Numbers run from 1 to ${data.most}.`,
    'cell-given': (_: { cell: Cell }) => 'This number is given, so it can’t be changed.',
    'cell-empty-already': (_: { cell: Cell }) => 'This cell is already empty.',
    'square-stuck': () => 'No number fits in this cell.',
    'row-stuck': ({ number }: { number: number }) => `${number} has no place left in this row.`,
    'column-stuck': ({ number }: { number: number }) => `${number} has no place left in this column.`,
    'solution-row': ({ number, cells }: Repeated) => `${several(cells)} ${number}s in this row.`,
    'solution-column': ({ number, cells }: Repeated) => `${several(cells)} ${number}s in this column.`,
    'solution-greater': ({ numbers: [first, second] }: Pair) => `${first} isn’t greater than ${second}.`,
    'solution-less': ({ numbers: [first, second] }: Pair) => `${first} isn’t less than ${second}.`,
    'solution-bar': ({ numbers: [first, second] }: Pair) => `${first} and ${second} must differ by one here.`,
    'solution-no-bar': ({ numbers: [first, second] }: Pair) => `${first} and ${second} can’t differ by one here.`,
  },
};
