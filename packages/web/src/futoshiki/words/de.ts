/** What a game of Futoshiki says in German. */
import type { Cell, PuzzleFacts } from '@pipwright/play';
import { at, list, notes } from '../../words/de/parts.js';
import { cellsIn, type Pair, type Place, type Repeated } from '../findings.js';
import type { enFutoshiki } from './en.js';

const several = ({ length }: readonly Cell[]) => ['Zweimal', 'Dreimal'][length - 2] ?? `${length}-mal`;

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
    'square-stuck': () => 'Für dieses Feld bleibt keine Zahl übrig.',
    'row-stuck': ({ number }: { number: number }) => `Für die ${number} ist in dieser Zeile kein Platz mehr.`,
    'column-stuck': ({ number }: { number: number }) => `Für die ${number} ist in dieser Spalte kein Platz mehr.`,
    'solution-row': ({ number, cells }: Repeated) => `${several(cells)} die ${number} in dieser Zeile.`,
    'solution-column': ({ number, cells }: Repeated) => `${several(cells)} die ${number} in dieser Spalte.`,
    'solution-greater': ({ numbers: [first, second] }: Pair) => `${first} kann hier nicht größer sein als ${second}.`,
    'solution-less': ({ numbers: [first, second] }: Pair) => `${first} kann hier nicht kleiner sein als ${second}.`,
    'solution-bar': ({ numbers: [first, second] }: Pair) =>
      `${first} und ${second} müssen sich hier um eins unterscheiden.`,
    'solution-no-bar': ({ numbers: [first, second] }: Pair) =>
      `${first} und ${second} dürfen sich hier nicht um eins unterscheiden.`,
  },
};
