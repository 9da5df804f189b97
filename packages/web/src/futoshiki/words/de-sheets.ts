/** What sheets say of Futoshiki in German; rows and columns count from 1, as everywhere in the app. */
import { cellName } from '@pipwright/core';
import type { futoshikiWords } from '@pipwright/futoshiki';
import type { Cell, FutoshikiFacts } from '@pipwright/play';
import { at, both, fields, plural, quoted } from '../../words/de/parts.js';
import type { Sayings } from '../../words/sentences.js';
import { changedNumber } from '../changed-number.js';
import type { enFutoshikiSheets } from './en-sheets.js';

type Pair = readonly [Cell, Cell];

const rows = (count: number) => plural(count, { one: '1 Zeile', other: `${count} Zeilen` });
const columns = (count: number) => plural(count, { one: '1 Spalte', other: `${count} Spalten` });

export const deFutoshikiSheets: typeof enFutoshikiSheets = {
  sizeInShort: ({ rows: side }: FutoshikiFacts) => `${side} × ${side}`,
  range: (least: number, most: number) =>
    least === most ? `${most}\u00a0×\u00a0${most}` : `${least}\u00a0×\u00a0${least} bis ${most}\u00a0×\u00a0${most}`,
  about: ({ rows: side, given, signs, isAdjacent }: FutoshikiFacts) =>
    `${side} × ${side}, ${plural(given, { one: '1 Zahl vorgegeben', other: `${given} Zahlen vorgegeben` })}, ${signs} ${isAdjacent ? 'Balken' : 'Zeichen'}.`,
  rules: {
    lines: ({ rows: side, isAdjacent }: FutoshikiFacts) => [
      `Trage in jedes Feld eine Zahl von 1 bis ${side} ein.`,
      'Jede Zahl steht in jeder Zeile und in jeder Spalte genau einmal.',
      isAdjacent
        ? 'Zahlen mit einem Balken dazwischen unterscheiden sich um eins, andere Nachbarn nicht.'
        : 'Ein Zeichen zwischen zwei Feldern zeigt mit der Spitze auf die kleinere Zahl.',
    ],
    how: [
      'Tippe ein Feld an und dann eine Zahl, oder nimm die Tastatur. Die kleine Ziffer auf einer Taste sagt, wie oft die Zahl noch fehlt.',
      'Zieh über mehrere Felder, um sie auszuwählen: Zahlen werden dann in allen notiert.',
      'Mit „Notizen“ schreibst du kleine Zahlen in ein Feld. „Alle Notizen“ trägt ein, was Zeilen, Spalten und Zeichen oder Balken übrig lassen.',
      'Zahlen verdecken Notizen nur: Lösche eine Zahl, und die Notizen sind wieder da.',
      '„Farben“ markiert Felder. „Festhalten“ merkt sich eine Zahl oder Farbe: Jedes Feld, das du antippst, bekommt sie.',
      'Mit „Probe“ probierst du Züge aus und behältst oder verwirfst sie dann auf einmal.',
    ],
  },
  keys: [
    ['1 bis 9', 'eine Zahl eintragen; bei Notizen oder mehreren Feldern notieren'],
    ['Umschalt+Pfeil', 'mehrere Felder auswählen; auch mit Strg+Klick oder durch Ziehen'],
    ['Entf', 'löschen'],
    ['Y, dann 3', 'Warum kann die 3 nicht in diesem Feld stehen?'],
    ['A', 'alle Notizen eintragen'],
    ['V', 'Farben; 1 bis 6 wählen eine aus'],
    ['L', 'eine Zahl festhalten: erst die Zahl, dann Eingabe auf jedem Feld'],
    ['Esc', 'loslassen; nur ein Feld auswählen'],
  ],
  aid: {
    placeIt: 'Eintragen',
    nameOf: (before, after) => {
      const { cell, number } = changedNumber(before, after);
      return number === 0 ? `dem leeren ${cellName(cell)}` : `der ${number} in ${cellName(cell)}`;
    },
    classes: {
      'sign-cycle': 'Zeichen im Kreis',
      line: 'Unmögliche Zeile oder Spalte',
      'empty-domain': 'Ein Feld ohne Zahl',
      combined: 'Regeln im Widerspruch',
    },
  },
  oneMore: 'Eine Zahl zeigen',
  engines: {
    swift: 'der schnellste; zählt, ohne alle Lösungen durchzugehen',
  },
  reports: {
    dimensions: 'Die Größe des Bretts ist gültig',
    numbers: 'Alle vorgegebenen Zahlen stehen auf dem Brett und sind erlaubt',
    lines: 'Keine vorgegebene Zahl steht zweimal in einer Zeile oder Spalte',
    signs: 'Alle Zeichen stehen zwischen Nachbarn und widersprechen einander nicht',
    bars: 'Alle Balken stehen zwischen Nachbarn',
    'solution-count': 'Für jedes leere Feld gibt es eine Zahl',
    'solution-square-repeated': 'Kein Feld ist zweimal belegt',
    'solution-number-range': 'Alle Zahlen sind erlaubt',
    'solution-square-outside': 'Alle Zahlen stehen auf dem Brett',
    'solution-square-fixed': 'Keine vorgegebene Zahl ist geändert',
    'solution-column': 'Keine Zahl steht zweimal in einer Spalte',
    'solution-row': 'Keine Zahl steht zweimal in einer Zeile',
    'solution-greater': 'Alle „größer als“ stimmen',
    'solution-less': 'Alle „kleiner als“ stimmen',
    'solution-bar': 'Nachbarn mit Balken unterscheiden sich um eins',
    'solution-no-bar': 'Nachbarn ohne Balken tun das nicht',
  },
  solution: (rows: readonly (readonly number[])[]) =>
    `Zahlen: ${rows.map((row, i) => `Zeile ${i + 1}: ${row.map((number) => number || 'offen').join(', ')}`).join('; ')}`,
  formats: {
    tatham: 'Tatham-ID',
    grid: 'Textgitter',
    json: 'JSON',
  },
  foundAs: {
    tatham: 'Spiel-ID',
    grid: 'Gitter',
    json: 'JSON',
  },
  readings: {
    'too-many-puzzles': (data: { most: number }) =>
      `Die Datei hat zu viele Rätsel: Höchstens ${data.most} werden gelesen.`,
    'element-syntax': (data: { type: string; text: string; example: string }) =>
      `${quoted(data.text)} passt hier nicht: Schreib es wie ${data.example}.`,
    'grid-origin': (_: { cell: Cell }) => 'Das Brett muss oben links beginnen, mit „Column“ 0 und „Row“ 0.',
    'grid-not-square': (data: { columns: number; rows: number }) =>
      `Das Brett hat ${columns(data.columns)} und ${rows(data.rows)}. Es muss quadratisch sein.`,
    'side-out-of-range': (data: { side: number }) => `Das Brett hat ${rows(data.side)}. Diese Größe gibt es nicht.`,
    'max-number': (data: { maxNumber: number; side: number }) =>
      `Die größte Zahl ist mit ${data.maxNumber} angegeben, aber jede Zeile hat ${data.side} Felder, für die Zahlen von 1 bis ${data.side}.`,
    'number-out-of-range': (data: { cell: Cell; number: number; side: number }) =>
      `Die Zahl ${data.number} in ${at(data.cell)} gibt es nicht: Die Zahlen gehen von 1 bis ${data.side}.`,
    'square-outside-grid': (data: { cell: Cell }) =>
      `Für ${at(data.cell)} ist eine Zahl angegeben, aber das liegt nicht auf dem Brett.`,
    'square-given-twice': (data: { cell: Cell }) => `In ${at(data.cell)} sind zwei Zahlen vorgegeben. Lösche eine.`,
    'row-repeats': (data: { row: number; number: number }) =>
      `Die ${data.number} ist in Zeile ${data.row + 1} mehr als einmal vorgegeben.`,
    'column-repeats': (data: { column: number; number: number }) =>
      `Die ${data.number} ist in Spalte ${data.column + 1} mehr als einmal vorgegeben.`,
    'sign-outside-grid': (data: { cells: Pair }) =>
      `Zwischen ${both(data.cells)} steht ein Zeichen, aber nicht beide liegen auf dem Brett.`,
    'sign-not-adjacent': (data: { cells: Pair }) =>
      `Zwischen ${both(data.cells)} steht ein Zeichen, aber sie sind keine Nachbarn.`,
    'signs-clash': (data: { cells: Pair }) =>
      `Die zwei Zeichen zwischen ${both(data.cells)} widersprechen sich. Lösche eines.`,
    'bar-outside-grid': (data: { cells: Pair }) =>
      `Zwischen ${both(data.cells)} steht ein Balken, aber nicht beide liegen auf dem Brett.`,
    'bar-not-adjacent': (data: { cells: Pair }) =>
      `Zwischen ${both(data.cells)} steht ein Balken, aber sie sind keine Nachbarn.`,
    'bars-with-signs': () =>
      'Das Rätsel hat Balken und Zeichen. Es kann Zeichen („größer als“) oder Balken („Unterschied eins“) haben, nicht beides.',
    'sign-repeated': (data: { cells: Pair }) =>
      `Das Zeichen zwischen ${both(data.cells)} kommt zweimal vor. Lösche eines.`,
    'bar-repeated': (data: { cells: Pair }) =>
      `Der Balken zwischen ${both(data.cells)} kommt zweimal vor. Lösche einen.`,
    'json-not-problem': () =>
      'Ein Futoshiki ist ein JSON-Objekt mit Grid, MaxNumber, FixedNumbers, GreaterThanSigns und LessThanSigns oder eine Liste davon.',
    'list-empty': () => 'Die Liste ist leer, also ist darin kein Rätsel.',
    'field-twice': (data: { field: string; other: string }) =>
      `„${data.field}“ und „${data.other}“ bedeuten dasselbe. Behalte eines.`,
    'grid-shape': () => '„Grid“ braucht „OriginSquare“ und „Dimensions“ mit ganzen Zahlen.',
    'max-number-shape': () => '„MaxNumber“ muss eine ganze Zahl sein.',
    'not-list': (data: { field: string }) => `„${data.field}“ muss eine Liste sein.`,
    'numbered-square-shape': () => 'Eine vorgegebene Zahl braucht „Square“ mit „Column“ und „Row“ und „Number“.',
    'pair-shape': () => 'Ein Zeichen braucht „FirstSquare“ und „SecondSquare“, jedes mit „Column“ und „Row“.',
    'id-shape': () => '„Id“ muss ein Text sein.',
    'tatham-too-much': (data: { squares: number }) => `Zu viele Angaben: Das Gitter hat ${data.squares} Felder.`,
    'tatham-number-expected': (data: { found: string }) =>
      `Hier muss eine Zahl stehen, nicht ${quoted(data.found)}: 0 für ein leeres Feld, ein Buchstabe von a bis z für 1 bis 26 davon.`,
    'tatham-number-range': (data: { number: string; side: number }) =>
      `Die Zahl ${quoted(data.number)} gibt es nicht: Die Zahlen gehen von 1 bis ${data.side}, und 0 ist ein leeres Feld.`,
    'tatham-separator-missing': (data: { found: string }) =>
      `Vor ${quoted(data.found)} fehlt ein Komma. Auf eine Zahl können U, R, D, L folgen und dann ein Komma.`,
    'tatham-not-enough': (data: { found: number; squares: number }) =>
      `Zu wenige Angaben: für ${data.found} von ${data.squares} Feldern.`,
    'tatham-flag-off-grid': (data: { flag: string; cell: Cell }) =>
      `Das ${data.flag} in ${at(data.cell)} zeigt vom Brett hinaus.`,
    'tatham-flags-clash': (data: { cells: Pair; adjacent: boolean }) =>
      data.adjacent
        ? `Die Angaben widersprechen sich: Von ${at(data.cells[0])} nach ${at(data.cells[1])} ist ein Balken, umgekehrt keiner.`
        : `Die Angaben widersprechen sich: ${both(data.cells)} sollen jeweils größer sein als das andere Feld.`,
    'tatham-params': (data: { text: string }) =>
      `Mit ${quoted(data.text)} kann keine Spiel-ID beginnen: Schreib die Zahl der Zeilen, dann „a“ für Adjacent, dann „d“ mit t, e, k, x oder r für die Stufe, dann „:“, etwa 5de:`,
    'tatham-seed': () =>
      'Das ist ein Startwert, aus dem nur Tathams Programm das Rätsel machen kann. Kopiere stattdessen die Spiel-ID mit „:“.',
    'tatham-empty': () => 'Hier ist keine Spiel-ID, nur leere Zeilen und Kommentare.',
    'grid-empty': () => 'Hier ist keine Zeile mit Feldern.',
    'grid-character': (data: { character: string }) =>
      `${quoted(data.character)} gehört nicht in ein Gitter. Felder sind Zahlen oder „.“, Zeichen sind <, >, ^ und v, Balken sind | und -.`,
    'grid-row-length': (data: { found: number; wanted: number }) =>
      `Diese Zeile hat ${fields(data.found)}, im Gitter sind es ${data.wanted} in jeder Zeile.`,
    'grid-number': (data: { text: string }) => `${quoted(data.text)} ist keine Zahl.`,
    'grid-sign-place': (data: { character: string }) =>
      `Das Zeichen ${quoted(data.character)} steht nicht zwischen zwei Feldern.`,
    'grid-sign-below': (data: { character: string }) =>
      `Das Zeichen ${quoted(data.character)} steht nicht zwischen einem Feld und dem darunter. Setz es genau unter das obere, in eine eigene Zeile.`,
    'grid-sign-ambiguous': (data: { character: string }) =>
      `Das Zeichen ${quoted(data.character)} steht unter einer Spalte und über einer anderen. Richte die Zeilen aneinander aus.`,
    'grid-border': () => 'Die Ecken dieser Linie passen nicht zur obersten Linie des Kastens.',
  } satisfies Partial<typeof futoshikiWords> as Sayings,
};
