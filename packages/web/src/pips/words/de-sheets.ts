/** What sheets say of Pips in German; rows and columns count from 1, as everywhere in the app. */
import type { Domino, pipsWords, RegionName, Rule } from '@pipwright/pips';
import type { Cell, PipsFacts } from '@pipwright/play';
import { at, both, fields, list, plural, quoted, und } from '../../words/de/parts.js';
import type { Sayings } from '../../words/sentences.js';
import { changedDomino } from '../changed-domino.js';
import type { NamedRegion } from '../regions.js';
import { named, ruleOf } from './de.js';
import type { enPipsSheets } from './en-sheets.js';

const rows = (count: number) => plural(count, { one: '1 Zeile', other: `${count} Zeilen` });
const onFields = (count: number) => plural(count, { one: '1 Feld', other: `${count} Feldern` });
/** As the board shows it, after its article. */
const region = ({ label, at: cell }: RegionName) =>
  `Region ${label === undefined ? 'ohne Regel' : `„${label}“`}${cell === undefined ? '' : ` ab ${at(cell)}`}`;
const RIGHT_FILE = 'Ist es die richtige Datei?';

/** The phrases that say what a format wants; the libraries have them in English. */
const WANTED: Readonly<Record<string, string>> = {
  'a number': 'eine Zahl',
  'a list of pips': 'eine Liste von Zahlen',
  true: 'true',
};
const wanted = (phrase: string) => (Object.hasOwn(WANTED, phrase) ? WANTED[phrase] : undefined);

export const dePipsSheets: typeof enPipsSheets = {
  sizeInShort: ({ dominoes }: PipsFacts) => plural(dominoes, { one: '1 Stein', other: `${dominoes} Steine` }),
  range: (least: number, most: number) => (least === most ? `${most} Steine` : `${least}–${most} Steine`),
  about: ({ cells, dominoes }: PipsFacts) =>
    `${fields(cells)}, ${plural(dominoes, { one: '1 Dominostein', other: `${dominoes} Dominosteine` })}.`,
  rules: {
    lines: ({ set: most, repeats }: PipsFacts) => [
      most === undefined
        ? 'Lege alle Dominosteine so, dass jedes Feld des Bretts bedeckt ist.'
        : `Bedecke jedes Feld des Bretts mit Dominosteinen bis ${most}-${most}, jeden ${repeats ? 'so oft du willst' : 'höchstens einmal'}.`,
      'Jede farbige Region trägt ein Schild mit ihrer Regel. Auf Feldern ohne Region darf jede Zahl liegen.',
      'Ein Dominostein darf über zwei Regionen liegen: Jede Hälfte zählt für ihre eigene.',
    ],
    badges: [
      ['7', 'Die Zahlen in der Region ergeben zusammen 7.'],
      ['<7', 'Sie ergeben zusammen weniger als 7 (die Summe, nicht jede Hälfte).'],
      ['>7', 'Sie ergeben zusammen mehr als 7 (die Summe, nicht jede Hälfte).'],
      ['=', 'Alle Zahlen in der Region sind gleich.'],
      ['≠', 'Alle Zahlen in der Region sind verschieden.'],
    ],
    how: [
      'Zieh einen Dominostein auf das Brett, oder tippe erst ihn und dann ein Feld an.',
      'Tippe einen gewählten Dominostein noch einmal an, um ihn zu drehen. Auf dem Brett dreht ihn jedes Antippen in die nächste Lage, die passt.',
      'Zieh einen Dominostein vom Brett, um ihn zurückzulegen, oder tippe erst ihn und dann „Zurück“ an.',
      'Mit „Notizen“ schreibst du kleine Zahlen in Felder. Mit „Probe“ probierst du Züge aus und behältst oder verwirfst sie dann auf einmal.',
    ],
  },
  keys: [
    ['Eingabe', 'einen Dominostein wählen; ihn auf das Feld legen'],
    ['3, dann 5', 'auf dem Brett: den Dominostein 3-5 wählen'],
    ['12 , 5', 'mit Komma: den Dominostein 12-5 wählen'],
    ['R', 'drehen'],
    ['F', 'Enden tauschen'],
    ['Entf', 'zurücklegen'],
    ['Y', 'Warum kann der gewählte Dominostein hier nicht liegen?'],
    ['L', 'Regionen auflisten'],
    ['0 bis 9', 'bei Notizen: diese Zahl notieren'],
  ],
  aid: {
    placeIt: 'Hinlegen',
    nameOf: (before, after) => `dem ${changedDomino(before, after)}`,
    classes: {
      'region-impossible': 'Unmögliche Region',
      shape: 'Unmögliche Form',
      'domino-exhaustion': 'Zu wenige Steine oder Zahlen',
      'empty-domain': 'Ein Feld ohne Zahl',
      combined: 'Regeln im Widerspruch',
    },
  },
  oneMore: 'Einen Dominostein zeigen',
  regions: {
    title: 'Regionen',
    region: ({ name, rule, cells }: NamedRegion, first: Cell, held: readonly number[]) => {
      const empty = cells.length - held.length;
      return [
        `${name}: ${ruleOf(rule)}`,
        `${fields(cells.length)} ab ${at(first)}`,
        ...(held.length > 0 ? [`mit ${und(held)} belegt`] : []),
        ...(empty > 0 ? [held.length === 0 ? 'leer' : `${empty} leer`] : []),
      ].join(', ');
    },
    free: (cells: readonly Cell[]) => `Ohne Regel: ${list(cells)}`,
  },
  engines: {
    swift: 'der schnellste; zählt, ohne alle Lösungen durchzugehen',
    reference: 'Feld für Feld durch Ausprobieren; langsam, aber leicht nachzuvollziehen',
    tiling: 'entlang der Möglichkeiten, das Brett zu bedecken',
    forward: 'die engste Stelle zuerst, mit Vorausschau; leicht zu verfolgen',
  },
  reports: {
    dimensions: 'Die Größe des Bretts ist gültig',
    coverage: 'Jedes Feld liegt in höchstens einer Region, und jede Region auf dem Brett',
    syntax: 'Alle Regeln sind gültig',
    parity: 'Die Zahl der Felder ist gerade, und die Dominosteine passen dazu',
    filled: 'Alle Felder sind mit gültigen Zahlen belegt',
    adjacent: 'Die Hälften jedes Dominosteins liegen nebeneinander',
    supply: 'Alle Dominosteine liegen auf dem Brett, keiner zu oft',
    set: 'Alle Dominosteine sind aus dem Satz, und keiner liegt zweimal',
    setWithRepeats: 'Alle Dominosteine sind aus dem Satz',
    rules: 'Alle Regeln der Regionen sind erfüllt',
    covered: 'Das ganze Brett ist bedeckt, jedes Feld einmal',
  },
  solution: (laid: readonly (readonly [Domino, readonly [Cell, Cell]])[]) =>
    `Dominosteine: ${laid.map(([domino, cells]) => `${named(domino)} auf ${both(cells)}`).join('; ')}`,
  excludesNothing: (rule: Rule, cells: readonly Cell[]) =>
    `Die Regel „${ruleOf(rule)}“ schließt nichts aus: ${list(cells)}.`,
  neverHolds: (rule: Rule, cells: readonly Cell[], most: number) =>
    `Die Regel „${ruleOf(rule)}“ lässt sich mit Zahlen von 0 bis ${most} nicht erfüllen: ${list(cells)}.`,
  tooFewDominoes: (needed: number, available: number, most: number) =>
    `Das Brett braucht ${needed} Dominosteine; der Satz bis ${named([most, most])} hat nur ${available}.`,
  formats: {
    text: 'Text',
    json: 'JSON',
    nyt: 'Times-JSON',
    yaml: 'YAML',
  },
  foundAs: {
    text: 'Text',
    json: 'JSON',
    nyt: 'Times-JSON',
    yaml: 'YAML',
  },
  unheld: {
    'rule-not-expressible': (data: { region: number } & RegionName) =>
      `Die Regel der ${region(data)} lässt sich darin nicht schreiben.`,
    'set-not-expressible': () => 'Es zählt jeden Dominostein auf, beliebige aus einem Satz gibt es darin nicht.',
    'pip-not-expressible': (data: { domino: Domino }) =>
      `Der Dominostein ${named(data.domino)} lässt sich darin nicht schreiben.`,
    'board-too-sparse': () => 'Die Teile des Bretts liegen dafür zu weit auseinander.',
    'levels-clash': () => 'Es hat nur Platz für je ein Rätsel der Stufen leicht, mittel und schwer.',
  },
  withTray: 'Mit den Dominosteinen unter dem Brett',
  readings: {
    'cell-out-of-range': (data: { cell: Cell }) => `Ein Feld in ${at(data.cell)} kann es nicht geben.`,
    'board-cell-repeated': (data: { cell: Cell }) =>
      `${at(data.cell)} kommt auf dem Brett zweimal vor. Lösche eines der beiden.`,
    'board-too-large': () => 'Das Brett hat zu viele Felder.',
    'max-pip-out-of-range': (data: { maxPip: number }) =>
      `Die höchste Zahl auf einem Dominostein kann nicht ${data.maxPip} sein.`,
    'pip-not-whole': (data: { pip: number }) => `${data.pip} ist keine ganze Zahl.`,
    'pip-out-of-range': (data: { pip: number; maxPip: number }) =>
      `${data.pip} gibt es hier nicht: Die Zahlen gehen von 0 bis ${data.maxPip}.`,
    'pip-repeated': (data: { pip: number }) => `Die Zahl ${data.pip} kommt zweimal vor. Lösche eine.`,
    'region-empty': (data: RegionName) => `Die ${region(data)} hat keine Felder. Gib ihr welche, oder lass sie weg.`,
    'cell-repeated': (data: RegionName & { cell: Cell }) =>
      `${at(data.cell)} kommt in der ${region(data)} zweimal vor. Lösche eines der beiden.`,
    'region-overlap': ({ cell, names: [first, second] }: { cell: Cell; names: readonly [RegionName, RegionName] }) =>
      `${at(cell)} liegt in zwei Regionen: in der ${region(first)} und in der ${region(second)}. Ein Feld kann nur in einer liegen.`,
    'cell-outside-board': (data: RegionName & { cell: Cell }) =>
      `${at(data.cell)} aus der ${region(data)} liegt nicht auf dem Brett.`,
    'target-not-whole': (data: { target: string }) => `Das Ziel ${data.target} ist keine ganze Zahl.`,
    'target-negative': (data: { target: number }) => `Das Ziel ${data.target} ist kleiner als 0.`,
    'target-too-large': (data: { target: string }) => `Das Ziel ${data.target} ist zu groß. So viel ergibt kein Brett.`,
    'target-too-low': () => 'Kleiner als 0 geht nicht. Für „kleiner als“ ist das niedrigste Ziel 1.',
    'level-unknown': (data: { level: string }) =>
      `${quoted(data.level)} ist keine Stufe, darum wird dieses Rätsel nicht beachtet. Die Stufen heißen easy, medium und hard.`,
    'rule-excludes-nothing': (data: RegionName & { rule: string }) =>
      `Die Regel der ${region(data)} schließt nichts aus: Alle Zahlen erfüllen sie.`,
    'rule-never-holds': (data: RegionName & { rule: string; cells: number; maxPip: number }) =>
      `Die Regel der ${region(data)} lässt sich auf ${onFields(data.cells)} mit Zahlen von 0 bis ${data.maxPip} nicht erfüllen. Das Rätsel hat keine Lösung.`,
    'supply-too-small': (data: { needed: number; available: number; maxPip: number }) =>
      `Das Brett braucht ${data.needed} Dominosteine; der Satz bis ${data.maxPip}-${data.maxPip} hat nur ${data.available}. Erhöhe „maxPip“, oder erlaube mit „allowDuplicates“, dass sich Dominosteine wiederholen.`,
    'section-missing': (data: { section: string }) =>
      `Die Zeile „${data.section}:“ fehlt. Ein Rätsel hat die Abschnitte board:, pieces: und constraints:, in dieser Reihenfolge.`,
    'section-repeated': (data: { section: string }) =>
      `Der Abschnitt „${data.section}:“ kommt zweimal vor. Fass beide zusammen.`,
    'section-order': (data: { section: string; after: string }) =>
      `Der Abschnitt „${data.section}:“ muss vor „${data.after}:“ stehen.`,
    'blank-line-missing': (data: { section: string }) => `Vor „${data.section}:“ muss eine leere Zeile stehen.`,
    'line-unexpected': (data: { text: string }) =>
      `${quoted(data.text)} gehört zu keinem Abschnitt. Eine leere Zeile beendet einen Abschnitt; eine Zeile des Bretts ohne Felder besteht aus Leerzeichen.`,
    'board-character': (data: { character: string }) =>
      `${quoted(data.character)} gehört nicht ins Brett: Schreib „#“ für ein Feld und ein Leerzeichen für ein Loch.`,
    'piece-missing': () => 'Hier fehlt ein Dominostein: Lösche das Komma, oder schreib zwei Ziffern wie 06.',
    'piece-syntax': (data: { text: string }) =>
      `${quoted(data.text)} ist kein Dominostein: Schreib zwei Ziffern von 0 bis 6, etwa 06, und Kommas zwischen Dominosteinen.`,
    'pieces-several-lines': () => 'Schreib alle Dominosteine in eine Zeile, mit Kommas dazwischen.',
    'rule-unknown': (data: { name: string }) =>
      `${quoted(data.name)} ist keine Regel. Es gibt AllSame, AllDifferent, LessThan, Exactly und MoreThan.`,
    'rule-missing': () => 'Eine Regel beginnt mit ihrer Art: AllSame, AllDifferent, LessThan, Exactly oder MoreThan.',
    'argument-missing': (data: { rule: string }) =>
      `${data.rule} braucht eine Zahl vor den Feldern, etwa ${data.rule} 4 {(0,0)}.`,
    'argument-invalid': (data: { rule: string; text: string; wanted: string }) =>
      `${quoted(data.text)} passt nicht zu ${data.rule}.`,
    'points-missing': (data: { rule: string }) =>
      `${data.rule} braucht am Ende seine Felder in geschweiften Klammern, etwa {(0,0),(1,0)}.`,
    'point-syntax': (data: { text: string }) =>
      `${quoted(data.text)} ist kein Feld: Schreib (Spalte,Zeile), ab 0 gezählt, und Kommas zwischen Feldern.`,
    'brace-unclosed': () => 'Diese Klammer wird nicht geschlossen: Es fehlt „}“.',
    'text-after-points': (data: { text: string }) =>
      `${quoted(data.text)} kann nicht nach den Feldern einer Regel stehen.`,
    'json-not-object': () =>
      'Ein Rätsel der Times ist ein JSON-Objekt: ein Tag mit easy, medium und hard oder eine Stufe mit dominoes und regions.',
    'day-without-levels': () =>
      'Hier ist kein Rätsel: Ein Tag hat die Stufen easy, medium und hard, eine einzelne Stufe hat dominoes und regions.',
    'level-null': (data: { level: string }) =>
      `Das Rätsel ${quoted(data.level)} ist null: Die Times hat es leer gelassen. Die anderen Stufen sind nicht betroffen.`,
    'level-not-object': (data: { level: string }) =>
      `Das Rätsel ${quoted(data.level)} ist kein Objekt mit dominoes und regions.`,
    'dominoes-not-list': () => '„dominoes“ muss eine Liste von Zahlenpaaren sein, etwa [[0,4],[6,5]].',
    'domino-shape': () => 'Ein Dominostein ist ein Zahlenpaar, etwa [0,4].',
    'regions-not-list': () => '„regions“ muss eine Liste von Regionen sein.',
    'region-shape': () => 'Eine Region ist ein Objekt mit „indices“, „type“ und bei manchen Arten „target“.',
    'indices-not-list': () => '„indices“ muss eine Liste von Paaren [Zeile,Spalte] sein.',
    'index-shape': () => 'Ein Feld ist ein Paar ganzer Zahlen, [Zeile,Spalte].',
    'region-type-unknown': (data: { type: string }) =>
      `${quoted(data.type)} ist keine Art von Region. Es gibt sum, less, greater, equals, unequal und empty.`,
    'region-type-missing': () => 'Eine Region braucht „type“: sum, less, greater, equals, unequal oder empty.',
    'target-missing': (data: { type: string }) => `Eine Region der Art „${data.type}“ braucht „target“.`,
    'target-not-number': () => '„target“ muss eine Zahl sein.',
    'grid-not-object': () => 'Ein Gitter braucht die Angaben rows, cols, regions und constraints.',
    'yaml-syntax': (_: { message: string }) => 'Das ist kein gültiges YAML.',
    'yaml-left-open': ({ mark }: { mark: string }) =>
      mark === '[' || mark === '{'
        ? `Die Klammer ${mark} wird nicht geschlossen: Es fehlt ${mark === '[' ? ']' : '}'}.`
        : `Das Anführungszeichen ${mark} wird nicht geschlossen: Nach dem Text muss ein zweites ${mark} stehen.`,
    'yaml-documents': () => 'Hier beginnt ein zweites YAML-Dokument. Gib jedem Rätsel eine eigene Datei.',
    'yaml-too-deep': () => `Das YAML ist zu tief verschachtelt für ein Rätsel. ${RIGHT_FILE}`,
    'yaml-key-repeated': (data: { key: string }) => `Die Angabe ${quoted(data.key)} kommt zweimal vor. Lösche eine.`,
    'yaml-tab': () => 'Diese Zeile ist mit einem Tabulator eingerückt. YAML erlaubt nur Leerzeichen.',
    'yaml-too-large': () => `Das YAML ist zu groß für ein Rätsel. ${RIGHT_FILE}`,
    'size-not-whole': (data: { field: string }) => `„${data.field}“ muss eine ganze Zahl ab 0 sein.`,
    'matrix-not-list': () => '„regions“ muss eine Liste von Zeilen sein, jede eine Liste von Regionen.',
    'matrix-row-not-list': () => 'Eine Zeile von „regions“ muss eine Liste von Regionen sein.',
    'matrix-rows': (data: { found: number; wanted: number }) =>
      `„regions“ hat ${rows(data.found)}, „rows“ sagt ${data.wanted}.`,
    'matrix-cols': (data: { found: number; wanted: number }) =>
      `Diese Zeile hat ${plural(data.found, { one: '1 Eintrag', other: `${data.found} Einträge` })}, „cols“ sagt ${data.wanted}.`,
    'region-id': () => 'Eine Region wird mit einer Zahl oder einem Wort benannt; ein Loch ist null, „.“ oder -1.',
    'constraints-not-object': () => '„constraints“ muss zu jeder Region ihre Regel angeben.',
    'constraint-not-object': () => 'Eine Regel sieht aus wie „sum: 6“ oder „all_equal: true“.',
    'constraint-without-region': (data: { id: string }) => `Im Gitter gibt es keine Region ${quoted(data.id)}.`,
    'constraint-field-unknown': (data: { field: string }) =>
      `${quoted(data.field)} ist keine Regel. Es gibt sum, sum_less, sum_greater, all_equal, all_different (mit not), op (mit value) und size.`,
    'companion-misplaced': (data: { field: string; owner: string }) =>
      `„${data.field}“ gehört zu „${data.owner}“, und das fehlt hier.`,
    'constraint-value': (data: { field: string; wanted: string }) => {
      const phrase = wanted(data.wanted);
      return phrase === undefined
        ? `Der Wert von „${data.field}“ passt nicht.`
        : `„${data.field}“ muss ${phrase} sein.`;
    },
    'two-rules': (data: { fields: readonly string[] }) =>
      `Diese Region hat ${data.fields.length} Regeln: ${data.fields.join(' und ')}. Behalte eine, oder teile die Region.`,
    'op-unknown': (data: { op: string }) => `${quoted(data.op)} ist kein Vergleich. Es gibt <, >, = und ≠.`,
    'op-without-value': () => '„op“ braucht „value“, um damit zu vergleichen.',
    'region-size': (data: { found: number; wanted: number | string }) =>
      `Die Region hat ${fields(data.found)}, „size“ sagt ${data.wanted}.`,
    'max-pip-not-number': () => '„maxPip“ muss eine Zahl sein.',
    'duplicates-not-boolean': () => '„allowDuplicates“ muss true oder false sein.',
    'cells-odd': (data: { cells: number }) =>
      `Das Brett hat ${fields(data.cells)}. Jeder Dominostein bedeckt zwei, darum muss die Zahl gerade sein.`,
    'domino-count': (data: { cells: number; dominoes: number }) =>
      `${plural(data.dominoes, { one: 'Der Dominostein bedeckt', other: `Die ${data.dominoes} Dominosteine bedecken` })} ${data.dominoes * 2} Felder, aber das Brett hat ${data.cells}.`,
  } satisfies Partial<typeof pipsWords> as Sayings,
};
