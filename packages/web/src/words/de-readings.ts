/** What can be wrong with a puzzle that is read, in German; rows and columns count from 1, as everywhere in the app. */
import type { futoshikiWords } from '@pipwright/futoshiki';
import type { pipsWords } from '@pipwright/pips';
import type { Cell } from '@pipwright/play';
import { at, both, fields, plural } from './de-parts.js';

type Sayings = Partial<typeof pipsWords> & Partial<typeof futoshikiWords>;
type Pair = readonly [Cell, Cell];

const quoted = (text: string) => `„${text.length > 40 ? `${text.slice(0, 40)}…` : text}“`;
const rows = (count: number) => plural(count, { one: '1 Zeile', other: `${count} Zeilen` });
const columns = (count: number) => plural(count, { one: '1 Spalte', other: `${count} Spalten` });
const RIGHT_FILE = 'Ist es die richtige Datei?';

/** The phrases that say what a format wants; the libraries have them in English. */
const WANTED: Readonly<Record<string, string>> = {
  'a number': 'eine Zahl',
  'a list of pips': 'eine Liste von Augenzahlen',
  true: 'true',
};
const wanted = (phrase: string) => (Object.hasOwn(WANTED, phrase) ? WANTED[phrase] : undefined);

export const deReadings = {
  'json-key-repeated': (data: { key: string }) => `Das Feld ${quoted(data.key)} steht hier zum zweiten Mal.`,

  'cell-out-of-range': (data: { cell: Cell }) => `${at(data.cell)} ist kein Feld, das es geben kann.`,
  'board-cell-repeated': (data: { cell: Cell }) => `Das Brett nennt ${at(data.cell)} zweimal.`,
  'board-too-large': () => 'Das Brett hat mehr Felder, als angenommen werden.',
  'max-pip-out-of-range': (data: { maxPip: number }) =>
    `Die höchste Augenzahl ist mit ${data.maxPip} angegeben; so hohe oder gebrochene gibt es nicht.`,
  'pip-not-whole': (data: { pip: number }) => `${data.pip} ist keine Augenzahl: Augenzahlen sind ganz.`,
  'pip-out-of-range': (data: { pip: number; maxPip: number }) =>
    `${data.pip} ist hier keine Augenzahl: Sie gehen von 0 bis ${data.maxPip}.`,
  'pip-repeated': (data: { pip: number }) => `Die Augenzahl ${data.pip} ist zweimal genannt; einmal genügt.`,
  'region-empty': (data: { region: number }) =>
    `Die Region ${data.region} hat keine Felder. Gib ihr welche, oder lass sie weg.`,
  'cell-repeated': (data: { cell: Cell; region: number }) =>
    `Die Region ${data.region} nennt ${at(data.cell)} zweimal.`,
  'region-overlap': (data: { cell: Cell; regions: readonly [number, number] }) =>
    `${at(data.cell)} liegt in der Region ${data.regions[0]} und noch einmal in der Region ${data.regions[1]}; ein Feld kann nur eine Regel haben.`,
  'cell-outside-board': (data: { cell: Cell; region: number }) =>
    `Zur Region ${data.region} gehört ${at(data.cell)}, aber dort ist kein Feld des Bretts.`,
  'target-not-whole': (data: { target: string }) => `Der Zielwert ${data.target} ist keine ganze Zahl.`,
  'target-negative': (data: { target: number }) => `Der Zielwert ${data.target} ist kleiner als 0.`,
  'target-too-low': () => 'Weniger als 0 Augen gibt es nicht. „Kleiner als“ braucht mindestens 1.',

  'rule-excludes-nothing': (data: { region: number; rule: string }) =>
    `Die Regel der Region ${data.region} schließt nichts aus: Alle Augenzahlen erfüllen sie.`,
  'field-unknown': (data: { field: string }) =>
    `${quoted(data.field)} ist kein Feld, das hier bekannt ist, und bleibt weg. Ist es vertippt?`,
  'own-solution-unreadable': () => 'Die mitgelieferte Lösung passt nicht zum Rätsel und bleibt weg.',

  'list-too-long': () => 'Hier steht mehr, als ein Rätsel haben kann.',
  'too-many-lines': () => 'Die Datei hat mehr Zeilen, als ein Rätsel braucht.',
  'line-too-long': () => 'Diese Zeile ist länger, als ein Rätsel braucht.',
  'too-many-puzzles': (data: { most: number }) => `Aus einer Datei werden höchstens ${data.most} Rätsel gelesen.`,

  'section-missing': (data: { section: string }) =>
    `Die Zeile „${data.section}:“ fehlt. Ein Rätsel hat die Abschnitte board:, pieces: und constraints:, in dieser Folge.`,
  'section-repeated': (data: { section: string }) => `Der Abschnitt „${data.section}:“ steht hier zum zweiten Mal.`,
  'section-order': (data: { section: string; after: string }) =>
    `Der Abschnitt „${data.section}:“ muss vor „${data.after}:“ stehen.`,
  'blank-line-missing': (data: { section: string }) => `Vor „${data.section}:“ muss eine leere Zeile stehen.`,
  'line-unexpected': (data: { text: string }) =>
    `${quoted(data.text)} gehört zu keinem Abschnitt. Eine leere Zeile beendet ihn; eine Zeile des Bretts ohne Felder besteht aus Leerzeichen.`,
  'board-character': (data: { character: string }) =>
    `${quoted(data.character)} kann in einem Brett nicht stehen: „#“ ist ein Feld, ein Leerzeichen ist keines.`,
  'piece-missing': () => 'Hier fehlt ein Dominostein: Nimm das Komma weg, oder schreib zwei Ziffern wie 06.',
  'piece-syntax': (data: { text: string }) =>
    `${quoted(data.text)} ist kein Dominostein: Schreib zwei Ziffern von 0 bis 6, etwa 06, und Kommas dazwischen.`,
  'pieces-several-lines': () => 'Alle Dominosteine stehen in einer Zeile, mit Kommas dazwischen.',
  'rule-unknown': (data: { name: string }) =>
    `${quoted(data.name)} ist keine Regel. Es gibt AllSame, AllDifferent, LessThan, Exactly und MoreThan.`,
  'rule-missing': () => 'Eine Regel beginnt mit ihrer Art: AllSame, AllDifferent, LessThan, Exactly oder MoreThan.',
  'argument-missing': (data: { rule: string }) =>
    `${data.rule} braucht eine Zahl vor den Punkten: ${data.rule} 4 {(0,0)}.`,
  'argument-invalid': (data: { rule: string; text: string; wanted: string }) =>
    `${quoted(data.text)} passt nicht zu ${data.rule}.`,
  'points-missing': (data: { rule: string }) =>
    `${data.rule} braucht am Ende seine Punkte in geschweiften Klammern: {(0,0),(1,0)}.`,
  'point-syntax': (data: { text: string }) =>
    `${quoted(data.text)} ist kein Punkt: Schreib (x,y), und Kommas zwischen Punkten.`,
  'brace-unclosed': () => 'Diese Klammer wird nicht geschlossen: Es fehlt „}“.',
  'text-after-points': (data: { text: string }) =>
    `${quoted(data.text)} kann nicht nach den Punkten einer Regel stehen.`,

  'json-not-object': () =>
    'Ein Rätsel der Times ist ein JSON-Objekt: ein Tag mit easy, medium und hard oder eine Stufe mit dominoes und regions.',
  'day-without-levels': () =>
    'Hier ist kein Rätsel: Ein Tag hat die Stufen easy, medium und hard, eine einzelne Stufe hat dominoes und regions.',
  'level-null': (data: { level: string }) =>
    `Das Rätsel ${quoted(data.level)} ist null: Die Times hat es nicht eingetragen. Die anderen Stufen sind nicht betroffen.`,
  'level-not-object': (data: { level: string }) =>
    `Das Rätsel ${quoted(data.level)} ist kein Objekt mit dominoes und regions.`,
  'dominoes-not-list': () => '„dominoes“ muss eine Liste von Paaren sein, etwa [[0,4],[6,5]].',
  'domino-shape': () => 'Ein Dominostein ist ein Paar von Augenzahlen, etwa [0,4].',
  'regions-not-list': () => '„regions“ muss eine Liste von Regionen sein.',
  'region-shape': () => 'Eine Region ist ein Objekt mit „indices“, „type“ und bei manchen Arten „target“.',
  'indices-not-list': () => '„indices“ muss eine Liste von Paaren [Zeile,Spalte] sein.',
  'index-shape': () => 'Ein Feld ist ein Paar ganzer Zahlen, [Zeile,Spalte].',
  'region-type-unknown': (data: { type: string }) =>
    `${quoted(data.type)} ist keine Art von Region. Es gibt sum, less, greater, equals, unequal und empty.`,
  'region-type-missing': () => 'Eine Region braucht „type“: sum, less, greater, equals, unequal oder empty.',
  'target-missing': (data: { type: string }) => `Eine Region der Art „${data.type}“ braucht „target“.`,
  'target-not-number': () => '„target“ muss eine Zahl sein.',

  'grid-not-object': () => 'Ein Gitter hat die Felder rows, cols, regions und constraints.',
  'yaml-syntax': (_: { message: string }) => 'Das ist kein YAML, das hier gelesen werden kann.',
  'yaml-documents': () =>
    'Hier beginnt ein zweites YAML-Dokument. Eine Datei fasst eines: Gib jedem Rätsel eine eigene.',
  'yaml-too-deep': () => 'Das YAML ist tiefer verschachtelt als jedes Rätsel.',
  'yaml-key-repeated': (data: { key: string }) => `${quoted(data.key)} steht hier zum zweiten Mal; einmal genügt.`,
  'yaml-tab': () => 'In der Einrückung steht ein Tabulator. YAML will Leerzeichen.',
  'yaml-too-large': () => `Das YAML ist größer als jedes Rätsel. ${RIGHT_FILE}`,
  'size-not-whole': (data: { field: string }) => `„${data.field}“ muss eine ganze Zahl ab 0 sein.`,
  'matrix-not-list': () => '„regions“ muss eine Liste von Zeilen sein, jede eine Liste von Regionen.',
  'matrix-row-not-list': () => 'Eine Zeile von „regions“ muss eine Liste von Regionen sein.',
  'matrix-rows': (data: { found: number; wanted: number }) =>
    `„regions“ hat ${rows(data.found)}, „rows“ sagt ${data.wanted}.`,
  'matrix-cols': (data: { found: number; wanted: number }) =>
    `Diese Zeile hat ${plural(data.found, { one: '1 Eintrag', other: `${data.found} Einträge` })}, „cols“ sagt ${data.wanted}.`,
  'region-id': () => 'Eine Region hat eine Zahl oder ein Wort; ein Loch ist null, „.“ oder -1.',
  'constraints-not-object': () => '„constraints“ muss zu jeder Region ihre Regel angeben.',
  'constraint-not-object': () => 'Eine Regel sieht aus wie „sum: 6“ oder „all_equal: true“.',
  'constraint-without-region': (data: { id: string }) => `Im Gitter gibt es keine Region ${quoted(data.id)}.`,
  'constraint-field-unknown': (data: { field: string }) =>
    `${quoted(data.field)} ist keine Regel. Es gibt sum, sum_less, sum_greater, all_equal, all_different (mit not), op (mit value) und size.`,
  'companion-misplaced': (data: { field: string; owner: string }) =>
    `„${data.field}“ gehört zu „${data.owner}“, und das ist hier nicht die Regel.`,
  'constraint-value': (data: { field: string; wanted: string }) => {
    const phrase = wanted(data.wanted);
    return phrase === undefined ? `Der Wert von „${data.field}“ passt nicht.` : `„${data.field}“ muss ${phrase} sein.`;
  },
  'two-rules': (data: { fields: readonly string[] }) =>
    `Eine Region hat eine Regel, und hier stehen ${data.fields.join(' und ')}. Teile die Region, oder wähle eine.`,
  'op-unknown': (data: { op: string }) => `${quoted(data.op)} ist kein Vergleich. Es gibt <, >, = und ≠.`,
  'op-without-value': () => '„op“ braucht „value“, womit verglichen wird.',
  'region-size': (data: { found: number; wanted: number | string }) =>
    `Die Region hat ${fields(data.found)}, „size“ sagt ${data.wanted}.`,
  'max-pip-not-number': () => '„maxPip“ muss eine Zahl sein.',
  'duplicates-not-boolean': () => '„allowDuplicates“ muss true oder false sein.',

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
} satisfies Sayings;
