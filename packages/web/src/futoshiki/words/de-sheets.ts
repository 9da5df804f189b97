/** What sheets say of Futoshiki in German; rows and columns count from 1, as everywhere in the app. */
import type { futoshikiWords } from '@pipwright/futoshiki';
import type { Cell, FutoshikiFacts } from '@pipwright/play';
import { at, both, fields, plural, quoted } from '../../words/de/parts.js';
import type { Sayings } from '../../words/sentences.js';
import type { enFutoshikiSheets } from './en-sheets.js';

type Pair = readonly [Cell, Cell];

const rows = (count: number) => plural(count, { one: '1 Zeile', other: `${count} Zeilen` });
const columns = (count: number) => plural(count, { one: '1 Spalte', other: `${count} Spalten` });

export const deFutoshikiSheets: typeof enFutoshikiSheets = {
  about: ({ rows: side, given, signs, isAdjacent }: FutoshikiFacts) =>
    `${side} × ${side}, ${plural(given, { one: '1 Zahl vorgegeben', other: `${given} Zahlen vorgegeben` })}, ${signs} ${isAdjacent ? 'Balken' : 'Zeichen'}.`,
  rules: {
    lines: ({ rows: side, isAdjacent }: FutoshikiFacts) => [
      `Setze in jedes Feld eine Zahl von 1 bis ${side}.`,
      'Jede Zahl steht in jeder Zeile und in jeder Spalte genau einmal.',
      isAdjacent
        ? 'Zahlen mit einem Balken dazwischen unterscheiden sich um eins, andere Nachbarn nicht.'
        : 'Ein Zeichen zwischen zwei Feldern zeigt mit der Spitze auf die kleinere Zahl.',
    ],
    how: [
      'Tippe ein Feld an und dann eine Zahl, oder gib sie auf der Tastatur ein. Die kleine Ziffer auf einer Taste sagt, wie oft die Zahl noch fehlt.',
      'Zieh über mehrere Felder, um sie auszuwählen: Zahlen werden dann in allen notiert.',
      'Mit „Notizen“ schreibst du kleine Zahlen in ein Feld. „Alle Notizen“ trägt ein, was Zeilen, Spalten und Zeichen oder Balken übrig lassen.',
      'Eine Zahl verdeckt Notizen, löscht sie aber nie: Nimm sie weg, und sie sind wieder da.',
      '„Farben“ markiert Felder. „Festhalten“ merkt sich eine Zahl oder Farbe: Jedes Tippen auf ein Feld trägt sie ein.',
      'Mit „Probe“ spielst du weiter und behältst oder verwirfst dann alles auf einmal.',
    ],
  },
  keys: [
    ['1 bis 9', 'eine Zahl setzen; bei Notizen oder mehreren Feldern sie notieren'],
    ['Umschalt + Pfeil', 'mehrere Felder auswählen; auch mit Strg + Klick oder durch Ziehen'],
    ['Entf', 'löschen'],
    ['A', 'alle Notizen eintragen'],
    ['V', 'Farben; 1 bis 6 wählen eine aus'],
    ['L', 'eine Zahl festhalten: sie drücken, dann Enter auf jedem Feld'],
    ['Esc', 'loslassen; nur ein Feld auswählen'],
  ],
  oneMore: 'Eine Zahl zeigen',
  engines: {
    swift: 'der schnellste; zählt, ohne alle Lösungen durchzugehen',
    csp: 'ein Netz aus Bedingungen',
  },
  reports: {
    dimensions: 'Die Größe des Gitters ist gültig',
    numbers: 'Alle vorgegebenen Zahlen liegen im Gitter und im erlaubten Bereich',
    lines: 'Keine vorgegebene Zahl steht zweimal in einer Zeile oder Spalte',
    signs: 'Alle Zeichen stehen zwischen Nachbarn und widersprechen einander nicht',
    bars: 'Alle Balken stehen zwischen Nachbarn',
    'solution-count': 'Für jedes leere Feld gibt es eine Zahl',
    'solution-square-repeated': 'Kein Feld ist zweimal belegt',
    'solution-number-range': 'Alle Zahlen sind im erlaubten Bereich',
    'solution-square-outside': 'Alle Zahlen liegen im Gitter',
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
    tatham: 'ID nach Tatham',
    grid: 'Textgitter',
    json: 'JSON',
  },
  foundAs: {
    tatham: 'Spielkennung',
    grid: 'Gitter',
    json: 'JSON',
  },
  readings: {
    'too-many-puzzles': (data: { most: number }) => `Aus einer Datei werden höchstens ${data.most} Rätsel gelesen.`,
    'element-syntax': (data: { type: string; text: string; example: string }) =>
      `${quoted(data.text)} kann hier nicht stehen: Schreib es wie ${data.example}.`,
    'grid-origin': (_: { cell: Cell }) => 'Das Gitter muss oben links beginnen, mit „Column“ 0 und „Row“ 0.',
    'grid-not-square': (data: { columns: number; rows: number }) =>
      `Das Gitter hat ${columns(data.columns)} und ${rows(data.rows)}; es braucht von beiden gleich viele.`,
    'side-out-of-range': (data: { side: number }) => `Ein Gitter mit ${data.side} Zeilen wird nicht angenommen.`,
    'max-number': (data: { maxNumber: number; side: number }) =>
      `Die größte Zahl ist mit ${data.maxNumber} angegeben, aber jede Zeile hat ${data.side} Felder, für die Zahlen von 1 bis ${data.side}.`,
    'number-out-of-range': (data: { cell: Cell; number: number; side: number }) =>
      `Die Zahl ${data.number} in ${at(data.cell)} gibt es nicht: Die Zahlen gehen von 1 bis ${data.side}.`,
    'square-outside-grid': (data: { cell: Cell }) =>
      `Für ${at(data.cell)} ist eine Zahl angegeben, aber das liegt nicht im Gitter.`,
    'square-given-twice': (data: { cell: Cell }) => `Die Zahl in ${at(data.cell)} ist zweimal angegeben.`,
    'row-repeats': (data: { row: number; number: number }) =>
      `Die ${data.number} ist in Zeile ${data.row + 1} mehr als einmal vorgegeben.`,
    'column-repeats': (data: { column: number; number: number }) =>
      `Die ${data.number} ist in Spalte ${data.column + 1} mehr als einmal vorgegeben.`,
    'sign-outside-grid': (data: { cells: Pair }) =>
      `Zwischen ${both(data.cells)} steht ein Zeichen, aber nicht beide liegen im Gitter.`,
    'sign-not-adjacent': (data: { cells: Pair }) =>
      `Zwischen ${both(data.cells)} steht ein Zeichen, aber sie sind keine Nachbarn.`,
    'signs-clash': (data: { cells: Pair }) =>
      `Zwischen ${both(data.cells)} stehen zwei Zeichen, von denen jedes das Gegenteil des anderen sagt.`,
    'bar-outside-grid': (data: { cells: Pair }) =>
      `Zwischen ${both(data.cells)} steht ein Strich, aber nicht beide liegen im Gitter.`,
    'bar-not-adjacent': (data: { cells: Pair }) =>
      `Zwischen ${both(data.cells)} steht ein Strich, aber sie sind keine Nachbarn.`,
    'bars-with-signs': () =>
      'Es gibt Striche und Zeichen. Ein Rätsel hat Zeichen („größer als“) oder Striche („Unterschied eins“), nicht beides.',
    'sign-repeated': (data: { cells: Pair }) =>
      `Das Zeichen zwischen ${both(data.cells)} steht hier zum zweiten Mal; einmal genügt.`,
    'bar-repeated': (data: { cells: Pair }) =>
      `Der Strich zwischen ${both(data.cells)} steht hier zum zweiten Mal; einmal genügt.`,
    'json-not-problem': () =>
      'Ein Futoshiki ist ein JSON-Objekt mit Grid, MaxNumber, FixedNumbers, GreaterThanSigns und LessThanSigns oder eine Liste davon.',
    'list-empty': () => 'Die Liste ist leer. Darin ist kein Rätsel.',
    'field-twice': (data: { field: string; other: string }) =>
      `„${data.field}“ und „${data.other}“ sind zwei Namen für dasselbe; wähle einen.`,
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
      `Das ${data.flag} in ${at(data.cell)} zeigt aus dem Gitter hinaus.`,
    'tatham-flags-clash': (data: { cells: Pair; adjacent: boolean }) =>
      data.adjacent
        ? `Die Angaben widersprechen sich: Von ${at(data.cells[0])} nach ${at(data.cells[1])} ist ein Strich, umgekehrt keiner.`
        : `Die Angaben widersprechen sich: ${both(data.cells)} sollen jeweils größer sein als das andere Feld.`,
    'tatham-params': (data: { text: string }) =>
      `${quoted(data.text)} ist kein Anfang einer Spielkennung: Schreib die Seitenlänge, dann „a“ für Adjacent, dann „d“ mit t, e, k, x oder r für die Stufe, dann „:“, etwa 5de:`,
    'tatham-seed': () =>
      'Das ist ein Startwert, aus dem nur Tathams Programm das Rätsel machen kann. Kopiere die Spielkennung mit „:“.',
    'tatham-empty': () => 'Im Text ist keine Spielkennung, nur leere Zeilen und Kommentare.',
    'grid-empty': () => 'Im Text ist keine Zeile mit Feldern.',
    'grid-character': (data: { character: string }) =>
      `${quoted(data.character)} kann in einem Gitter nicht stehen. Felder sind Zahlen oder „.“; dazwischen können <, >, ^, v stehen, in Adjacent | und -.`,
    'grid-row-length': (data: { found: number; wanted: number }) =>
      `Diese Zeile hat ${fields(data.found)}, im Gitter sind es ${data.wanted} in jeder Zeile.`,
    'grid-number': (data: { text: string }) => `${quoted(data.text)} ist keine Zahl für ein Feld.`,
    'grid-sign-place': (data: { character: string }) =>
      `Das Zeichen ${quoted(data.character)} steht nicht zwischen zwei Feldern.`,
    'grid-sign-below': (data: { character: string }) =>
      `Das Zeichen ${quoted(data.character)} steht nicht genau zwischen einem Feld darüber und dem darunter. Setz es unter sein Feld, in eine eigene Zeile.`,
    'grid-sign-ambiguous': (data: { character: string }) =>
      `Das Zeichen ${quoted(data.character)} steht unter einem Feld und über einem aus einer anderen Spalte. Richte die Zeilen aus.`,
    'grid-border': () => 'Diese Linie hat ihre Ecken nicht dort, wo die erste Linie des Kastens sie hat.',
  } satisfies Partial<typeof futoshikiWords> as Sayings,
};
