/** What a game of Futoshiki says in German. */
import type { Cell, PuzzleFacts } from '@pipwright/play';
import { at, list, notes, plural } from '../../words/de/parts.js';
import { cellsIn, type Pair, type Place, type Repeated } from '../findings.js';
import type { enFutoshiki } from './en.js';

const inCells = (cells: readonly Cell[]) =>
  plural(cells.length, { one: `in ${at(cells[0] ?? [0, 0])}`, other: `in ${cells.length} Feldern` });
const several = ({ length }: readonly Cell[]) => ['zweimal', 'dreimal'][length - 2] ?? `${length}-mal`;

export const deFutoshiki: typeof enFutoshiki = {
  name: 'Futoshiki',
  sizeName: (size: string) => `${size}×${size}`,
  headline: ({ rows: side }: PuzzleFacts) => `Futoshiki, ${side} × ${side}`,
  place: (data: Place) => {
    if (data.row !== undefined) return `Zeile ${data.row + 1}`;
    return data.column !== undefined ? `Spalte ${data.column + 1}` : list(cellsIn(data));
  },
  shortcuts: 'Zahl eintippen · Pfeile wandern · N Notizen · Entf löscht · ? zeigt alle',
  tools: {
    erase: 'Löschen',
    fillNotes: 'Alle Notizen',
    colour: 'Farben',
    lock: 'Festhalten',
  },
  lockLabel: 'Eine Zahl festhalten',
  colours: ['Gelb', 'Grün', 'Blau', 'Lila', 'Rot', 'Grau'],
  keypad: {
    left: (number: number, left: number) => (left === 0 ? `${number}, alle eingetragen` : `${number}, noch ${left}`),
    notesFor: (cells: number) => `Notizen für ${cells} Felder`,
    colours: 'Farben',
    coloursFor: (cells: number) => `Farben für ${cells} Felder`,
    choose: 'Wähle, was du festhalten willst',
    lockedNumber: (number: number) => `Tippe Felder an, um die ${number} einzutragen`,
    lockedNote: (number: number) => `Tippe Felder an, um die ${number} zu notieren`,
    lockedColour: (colour: string) => `Tippe Felder an, um sie ${colour.toLowerCase()} zu färben`,
  },
  whichNumber: 'Welche Zahl geht hier nicht? Tippe sie ein.',
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
    bar: { above: 'Balken darüber', below: 'Balken darunter', left: 'Balken links', right: 'Balken rechts' },
  },
  did: {
    put: (number: number, cell: Cell) => `${number} in ${at(cell)}.`,
    cleared: (cell: Cell) => `${at(cell)} ist leer.`,
    erased: (count: number) => `${count} Felder geleert.`,
    noted: (number: number, cells: readonly Cell[]) => `${number} ${inCells(cells)} notiert.`,
    unnoted: (number: number, cells: readonly Cell[]) => `Notiz ${number} ${inCells(cells)} entfernt.`,
    noteHidden: (number: number) => `In dieser Zeile oder Spalte steht schon eine ${number}.`,
    notesFilled: 'Alle Notizen sind eingetragen.',
    coloured: (colour: string, cells: readonly Cell[]) => `${colour} ${inCells(cells)}.`,
    uncoloured: (cells: readonly Cell[]) => `Farbe ${inCells(cells)} entfernt.`,
    selected: (count: number) =>
      plural(count, { one: 'Ein Feld ist ausgewählt.', other: `${count} Felder sind ausgewählt.` }),
    coloursOn: 'Farben an.',
    coloursOff: 'Farben aus.',
    unlocked: 'Nichts mehr festgehalten.',
  },
  problems: {
    'put-out-of-range': (data: { number: number; most: number }) => `Die Zahlen gehen von 1 bis ${data.most}.`,
    'cell-given': (data: { cell: Cell }) => `Die Zahl in ${at(data.cell)} ist vorgegeben und bleibt.`,
    'cell-empty-already': (data: { cell: Cell }) => `${at(data.cell)} ist schon leer.`,
    'square-stuck': () => 'Für dieses Feld bleibt keine Zahl übrig.',
    'row-stuck': ({ number }: { number: number }) => `Für die ${number} ist in dieser Zeile kein Platz mehr.`,
    'column-stuck': ({ number }: { number: number }) => `Für die ${number} ist in dieser Spalte kein Platz mehr.`,
    'solution-row': ({ number, cells }: Repeated) => `Die ${number} steht ${several(cells)} in dieser Zeile.`,
    'solution-column': ({ number, cells }: Repeated) => `Die ${number} steht ${several(cells)} in dieser Spalte.`,
    'solution-greater': ({ numbers: [first, second] }: Pair) =>
      `Hier müsste die ${first} größer sein als die ${second}.`,
    'solution-less': ({ numbers: [first, second] }: Pair) => `Hier müsste die ${first} kleiner sein als die ${second}.`,
    'solution-bar': ({ numbers: [first, second] }: Pair) =>
      `Hier müssten sich ${first} und ${second} um eins unterscheiden.`,
    'solution-no-bar': ({ numbers: [first, second] }: Pair) =>
      `Hier dürfen sich ${first} und ${second} nicht um eins unterscheiden.`,
  },
};
