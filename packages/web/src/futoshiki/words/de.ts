/** What a game of Futoshiki says in German. */
import type { Cell } from '@pipwright/play';
import { at, both, notes, plural } from '../../words/de/parts.js';
import type { enFutoshiki } from './en.js';

const inCells = (cells: readonly Cell[]) =>
  plural(cells.length, { one: `in ${at(cells[0] ?? [0, 0])}`, other: `in ${cells.length} Feldern` });
const signNotKept = (cells: readonly [Cell, Cell]) => `Das Zeichen zwischen ${both(cells)} ist nicht eingehalten.`;

export const deFutoshiki: typeof enFutoshiki = {
  name: 'Futoshiki',
  sizeName: (size: string) => `${size}×${size}`,
  tools: {
    erase: 'Löschen',
    fillNotes: 'Alle Notizen',
    colour: 'Farben',
    lock: 'Festhalten',
  },
  lockLabel: 'Eine Zahl festhalten',
  colours: ['Gelb', 'Grün', 'Blau', 'Lila', 'Rot', 'Grau'],
  keypad: {
    left: (number: number, left: number) => (left === 0 ? `${number}, alle gesetzt` : `${number}, noch ${left}`),
    notesFor: (cells: number) => `Notizen für ${cells} Felder`,
    colours: 'Farben',
    coloursFor: (cells: number) => `Farben für ${cells} Felder`,
    choose: 'Wähle, was festgehalten wird',
    lockedNumber: (number: number) => `Tippe Felder an, um die ${number} zu setzen`,
    lockedNote: (number: number) => `Tippe Felder an, um die ${number} zu notieren`,
    lockedColour: (colour: string) => `Tippe Felder an: ${colour}`,
  },
  board: (side: number) => `Futoshiki-Brett, ${side} mal ${side} Felder`,
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
      number === 0 ? 'leer' : `Zahl ${number}${given ? ', vorgegeben' : ''}`,
      ...signs,
      ...(noted.length > 0 ? [notes(noted)] : []),
      ...(colour === undefined ? [] : [colour.toLowerCase()]),
    ].join(', '),
  signs: {
    less: {
      above: 'kleiner als das Feld darüber',
      below: 'kleiner als das Feld darunter',
      left: 'kleiner als das Feld links',
      right: 'kleiner als das Feld rechts',
    },
    more: {
      above: 'größer als das Feld darüber',
      below: 'größer als das Feld darunter',
      left: 'größer als das Feld links',
      right: 'größer als das Feld rechts',
    },
    bar: { above: 'Strich darüber', below: 'Strich darunter', left: 'Strich links', right: 'Strich rechts' },
  },
  did: {
    put: (number: number, cell: Cell) => `${number} in ${at(cell)}.`,
    cleared: (cell: Cell) => `${at(cell)} ist leer.`,
    erased: (count: number) => `${count} Felder gelöscht.`,
    noted: (number: number, cells: readonly Cell[]) => `${number} notiert ${inCells(cells)}.`,
    unnoted: (number: number, cells: readonly Cell[]) => `Notiz ${number} entfernt ${inCells(cells)}.`,
    noteHidden: (number: number) => `In dieser Zeile oder Spalte steht schon eine ${number}.`,
    notesFilled: 'Alle Notizen sind eingetragen.',
    coloured: (colour: string, cells: readonly Cell[]) => `${colour} ${inCells(cells)}.`,
    uncoloured: (cells: readonly Cell[]) => `Keine Farbe ${inCells(cells)}.`,
    selected: (count: number) =>
      plural(count, { one: 'Ein Feld ist ausgewählt.', other: `${count} Felder sind ausgewählt.` }),
    coloursOn: 'Farben an.',
    coloursOff: 'Farben aus.',
    unlocked: 'Nichts ist festgehalten.',
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
