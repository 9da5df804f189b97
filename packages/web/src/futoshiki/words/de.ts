/** What a game of Futoshiki says in German. */
import type { Cell } from '@pipwright/play';
import { at, both, notes } from '../../words/de/parts.js';
import type { enFutoshiki } from './en.js';

const signNotKept = (cells: readonly [Cell, Cell]) => `Das Zeichen zwischen ${both(cells)} ist nicht eingehalten.`;

export const deFutoshiki: typeof enFutoshiki = {
  name: 'Futoshiki',
  sizeName: (size: string) => `${size}×${size}`,
  tools: {
    erase: 'Löschen',
    fillNotes: 'Alle Notizen',
  },
  board: (side: number) => `Futoshiki-Brett, ${side} mal ${side} Felder`,
  cell: (cell: Cell, number: number, given: boolean, signs: readonly string[], noted: readonly number[]) =>
    [
      at(cell),
      number === 0 ? 'leer' : `Zahl ${number}${given ? ', vorgegeben' : ''}`,
      ...signs,
      ...(noted.length > 0 ? [notes(noted)] : []),
    ].join(', '),
  signs: {
    less: {
      above: 'kleiner als oben',
      below: 'kleiner als unten',
      left: 'kleiner als links',
      right: 'kleiner als rechts',
    },
    more: { above: 'größer als oben', below: 'größer als unten', left: 'größer als links', right: 'größer als rechts' },
    bar: { above: 'Strich oben', below: 'Strich unten', left: 'Strich links', right: 'Strich rechts' },
  },
  did: {
    put: (number: number, cell: Cell) => `${number} in ${at(cell)}.`,
    cleared: (cell: Cell) => `${at(cell)} ist leer.`,
    notesFilled: 'Alle Notizen sind eingetragen.',
  },
  problems: {
    'put-out-of-range': (data: { number: number; most: number }) => `Die Zahlen gehen von 1 bis ${data.most}.`,
    'cell-given': (data: { cell: Cell }) => `Die Zahl in ${at(data.cell)} ist vorgegeben.`,
    'cell-empty-already': (data: { cell: Cell }) => `${at(data.cell)} ist schon leer.`,
    'square-stuck': (data: { cell: Cell }) => `Für ${at(data.cell)} bleibt keine Zahl übrig.`,
    'row-stuck': (data: { row: number; number: number }) =>
      `Für die ${data.number} ist in Zeile ${data.row + 1} kein Platz mehr.`,
    'column-stuck': (data: { column: number; number: number }) =>
      `Für die ${data.number} ist in Spalte ${data.column + 1} kein Platz mehr.`,
    'solution-row': (data: { row: number; number: number }) =>
      `Die ${data.number} steht in Zeile ${data.row + 1} mehr als einmal.`,
    'solution-column': (data: { column: number; number: number }) =>
      `Die ${data.number} steht in Spalte ${data.column + 1} mehr als einmal.`,
    'solution-greater': (data: { cells: readonly [Cell, Cell] }) => signNotKept(data.cells),
    'solution-less': (data: { cells: readonly [Cell, Cell] }) => signNotKept(data.cells),
    'solution-bar': (data: { cells: readonly [Cell, Cell] }) =>
      `Mit einem Strich dazwischen müssen sich ${both(data.cells)} um genau 1 unterscheiden.`,
    'solution-no-bar': (data: { cells: readonly [Cell, Cell] }) =>
      `Ohne Strich dazwischen dürfen sich ${both(data.cells)} nicht um genau 1 unterscheiden.`,
  },
};
