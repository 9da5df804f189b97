/** What sheets say of Pips in German; rows and columns count from 1, as everywhere in the app. */
import type { Domino, pipsWords, Rule } from '@pipwright/pips';
import type { Cell, PipsFacts } from '@pipwright/play';
import { at, both, fields, list, plural, quoted, und } from '../../words/de/parts.js';
import type { Sayings } from '../../words/sentences.js';
import type { NamedRegion } from '../regions.js';
import { named, ruleOf } from './de.js';
import type { enPipsSheets } from './en-sheets.js';

const rows = (count: number) => plural(count, { one: '1 Zeile', other: `${count} Zeilen` });
const onFields = (count: number) => plural(count, { one: '1 Feld', other: `${count} Feldern` });
const RIGHT_FILE = 'Ist es die richtige Datei?';

/** The phrases that say what a format wants; the libraries have them in English. */
const WANTED: Readonly<Record<string, string>> = {
  'a number': 'eine Zahl',
  'a list of pips': 'eine Liste von Augenzahlen',
  true: 'true',
};
const wanted = (phrase: string) => (Object.hasOwn(WANTED, phrase) ? WANTED[phrase] : undefined);

export const dePipsSheets: typeof enPipsSheets = {
  about: ({ cells, dominoes }: PipsFacts) =>
    `${fields(cells)}, ${plural(dominoes, { one: '1 Dominostein', other: `${dominoes} Dominosteine` })}.`,
  details: ({ set: most }: PipsFacts) =>
    most === undefined ? undefined : `Aus dem vollständigen Dominosatz bis ${most}-${most}.`,
  rules: {
    lines: ({ set: most, repeats }: PipsFacts) => [
      most === undefined
        ? 'Lege alle Dominosteine so, dass jedes Feld des Bretts bedeckt ist.'
        : `Bedecke jedes Feld des Bretts mit Dominosteinen bis ${most}-${most}, jeden ${repeats ? 'so oft du willst' : 'höchstens einmal'}.`,
      'Jede farbige Region hat eine Regel auf ihrem Schild; auf Feldern ohne Schild darf alles liegen.',
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
      'Tippe einen gewählten Dominostein noch einmal an, um ihn zu drehen. Auf dem Brett genügt ein Tipp; weitere gehen alle Lagen durch, die passen.',
      'Zieh einen Dominostein vom Brett, um ihn zurückzulegen, oder tippe erst ihn und dann „Zurücklegen“ an.',
      'Mit „Notizen“ schreibst du kleine Zahlen in Felder. Mit „Probe“ spielst du weiter und behältst oder verwirfst dann alles auf einmal.',
    ],
  },
  keys: [
    ['Eingabe', 'einen Dominostein wählen; ihn auf das Feld legen'],
    ['3, dann 5', 'auf dem Brett: den Dominostein 3-5 wählen'],
    ['12 , 5', 'mit Komma: den Dominostein 12-5 wählen'],
    ['R', 'drehen'],
    ['F', 'Enden tauschen'],
    ['Entf', 'zurücklegen'],
    ['L', 'Regionen auflisten'],
    ['0 bis 9', 'bei Notizen: diese Zahl notieren'],
  ],
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
    reference: 'Feld für Feld durch Ausprobieren; langsam und leicht zu glauben',
    tiling: 'entlang der Möglichkeiten, das Brett zu bedecken',
    forward: 'die engste Stelle zuerst; jeder Schritt hat seinen Grund',
  },
  missingEngine:
    'Den Löser „smt“ gibt es nur auf der Kommandozeile: Er braucht 35 MB und Speicher, den Browser selten teilen.',
  reports: {
    dimensions: 'Die Größe des Gitters ist gültig',
    coverage: 'Jedes Feld liegt in höchstens einer Region, und jede Region auf dem Brett',
    syntax: 'Alle Regeln sind wohlgeformt',
    parity: 'Die Zahl der Felder ist gerade, und die Dominosteine passen dazu',
    filled: 'Alle Felder sind mit gültigen Augen belegt',
    adjacent: 'Die Hälften jedes Dominosteins liegen nebeneinander',
    supply: 'Alle Dominosteine sind so oft verwendet, wie es sie gibt',
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
    `Die Regel „${ruleOf(rule)}“ lässt sich mit Zahlen bis ${most} nicht erfüllen: ${list(cells)}.`,
  tooFewDominoes: (needed: number, available: number, most: number) =>
    `Das Brett braucht ${needed} Dominosteine; der Satz bis ${named([most, most])} hat nur ${available}.`,
  formats: {
    text: 'Text',
    json: 'JSON',
    nyt: 'JSON der Times',
    yaml: 'YAML',
  },
  foundAs: {
    text: 'Text',
    json: 'JSON',
    nyt: 'Times-JSON',
    yaml: 'YAML',
  },
  unheld: {
    'rule-not-expressible': (data: { region: number }) =>
      `Die Regel der Region ${data.region} lässt sich darin nicht schreiben.`,
    'set-not-expressible': () => 'Es zählt jeden Dominostein auf und kann nicht sagen: beliebige aus einem Satz.',
    'pip-not-expressible': (data: { domino: Domino }) =>
      `Den Dominostein ${named(data.domino)} kann es nicht schreiben.`,
    'board-too-sparse': () => 'Die Teile des Bretts liegen dafür zu weit auseinander.',
    'levels-clash': () => 'Es fasst je ein Rätsel der Stufen leicht, mittel und schwer.',
  },
  withTray: 'Mit den Dominosteinen unter dem Brett',
  readings: {
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
    'target-too-large': (data: { target: string }) =>
      `Der Zielwert ${data.target} ist größer, als ein Programm genau halten kann; kein Brett hat so viele Augen.`,
    'target-too-low': () => 'Weniger als 0 Augen gibt es nicht. „Kleiner als“ braucht mindestens 1.',
    'level-unknown': (data: { level: string }) =>
      `${quoted(data.level)} ist keine Stufe, und dieses Rätsel bleibt weg. Die Stufen heißen easy, medium und hard.`,
    'rule-excludes-nothing': (data: { region: number; rule: string }) =>
      `Die Regel der Region ${data.region} schließt nichts aus: Alle Augenzahlen erfüllen sie.`,
    'rule-never-holds': (data: { region: number; rule: string; cells: number; maxPip: number }) =>
      `Die Regel der Region ${data.region} lässt sich nicht erfüllen: Auf ${onFields(data.cells)} passen keine Augenzahlen von 0 bis ${data.maxPip} zu ihr. Das Rätsel hat also keine Lösung.`,
    'supply-too-small': (data: { needed: number; available: number; maxPip: number }) =>
      `Das Brett braucht ${data.needed} Dominosteine; der Satz bis ${data.maxPip}-${data.maxPip} hat nur ${data.available}. Erhöhe „maxPip“, oder erlaube mit „allowDuplicates“, dass sich Dominosteine wiederholen.`,
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
    'yaml-left-open': ({ mark }: { mark: string }) =>
      mark === '[' || mark === '{'
        ? `Die Klammer ${mark} wird nicht geschlossen: Es fehlt ${mark === '[' ? ']' : '}'}.`
        : `Das Anführungszeichen ${mark} wird nicht geschlossen: Nach dem Text muss ein zweites ${mark} stehen.`,
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
      return phrase === undefined
        ? `Der Wert von „${data.field}“ passt nicht.`
        : `„${data.field}“ muss ${phrase} sein.`;
    },
    'two-rules': (data: { fields: readonly string[] }) =>
      `Eine Region hat eine Regel, und hier stehen ${data.fields.join(' und ')}. Teile die Region, oder wähle eine.`,
    'op-unknown': (data: { op: string }) => `${quoted(data.op)} ist kein Vergleich. Es gibt <, >, = und ≠.`,
    'op-without-value': () => '„op“ braucht „value“, womit verglichen wird.',
    'region-size': (data: { found: number; wanted: number | string }) =>
      `Die Region hat ${fields(data.found)}, „size“ sagt ${data.wanted}.`,
    'max-pip-not-number': () => '„maxPip“ muss eine Zahl sein.',
    'duplicates-not-boolean': () => '„allowDuplicates“ muss true oder false sein.',
    'cells-odd': (data: { cells: number }) =>
      `Das Brett hat ${data.cells} Felder. Das ist ungerade, und jeder Dominostein bedeckt zwei.`,
    'domino-count': (data: { cells: number; dominoes: number }) =>
      `Die ${data.dominoes} Dominosteine bedecken ${data.dominoes * 2} Felder, aber das Brett hat ${data.cells}.`,
  } satisfies Partial<typeof pipsWords> as Sayings,
};
