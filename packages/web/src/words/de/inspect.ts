/** Solving and inspecting in German. */
import type { Cell } from '@pipwright/play';
import type { SheetWords } from '../catalogue.js';
import { at, both, list, plural } from './parts.js';

export const about: SheetWords['about'] = {
  count: 'Lösungen zählen',
  one: 'Das Rätsel hat genau eine Lösung.',
  counted: (count: string) => `Das Rätsel hat ${count} Lösungen.`,
  stopped: (atLeast: string) => `Angehalten. Es gibt mindestens ${atLeast}.`,
};

export const inspect: SheetWords['inspect'] = {
  title: 'Löser',
  engine: 'Löser',
  checking: 'Prüfung',
  checkings: {
    BT: 'prüft gegen das Bisherige, geht eine Stufe zurück',
    BJ: 'springt aus der Sackgasse zum tiefsten Konflikt',
    GBJ: 'springt zum tiefsten früheren Nachbarn im Graphen',
    CBJ: 'springt zur tiefsten Stufe, die einen Wert verwehrt hat',
    FC: 'streicht bei den künftigen Nachbarn',
    PLA: 'streicht bei den Nachbarn, dann jedes Feld einmal gegen alle späteren',
    FLA: 'streicht bei den Nachbarn, dann jedes Feld einmal gegen alle anderen',
    MAC: 'streicht, bis jeder Kandidat bei jedem Nachbarn Rückhalt hat',
  },
  ordering: 'Reihenfolge',
  orderings: {
    NO: 'in der Reihenfolge der Felder',
    BZ: 'die wenigsten Kandidaten zuerst',
    MC: 'die meisten belegten Nachbarn zuerst',
    MT: 'die strengsten Bedingungen zuerst',
  },
  tasks: {
    solve: 'Lösen',
    all: 'Alle Lösungen',
    unique: 'Ist die Lösung eindeutig?',
    common: 'Was haben alle Lösungen gemeinsam?',
    position: 'Geht mein Brett noch auf?',
  },
  began: 'Wird gesucht …',
  figures: { nodes: 'Schritte', time: 'Zeit', found: 'Lösungen' },
  seconds: (seconds: string) => `${seconds} s`,
  found: 'Hier ist eine Lösung. Vielleicht gibt es weitere.',
  none: 'Das Rätsel hat keine Lösung.',
  why: {
    looking: 'Der Grund wird gesucht …',
    stopped: 'Angehalten, bevor der Grund gefunden war.',
    failed: 'Der Grund ließ sich nicht finden.',
  },
  notUnique: (cells: number) =>
    plural(cells, {
      one: 'Das Rätsel hat mehr als eine Lösung. Hier sind zwei, die sich in 1 Feld unterscheiden.',
      other: `Das Rätsel hat mehr als eine Lösung. Hier sind zwei, die sich in ${cells} Feldern unterscheiden.`,
    }),
  differ: (cells: readonly Cell[]) => `Mit einer Raute markiert: ${list(cells)}.`,
  solvable: 'Ja, das geht noch auf.',
  notSolvable: 'Nein, so geht es nicht mehr auf. Mach Züge rückgängig, bis es wieder aufgeht.',
  noneYet: 'Angehalten, bevor eine Lösung gefunden war.',
  noAnswer: 'Angehalten, bevor es eine Antwort gab.',
  shared: (same: number, cells: number) => `In allen Lösungen sind ${same} von ${cells} Feldern gleich belegt.`,
  sharedSoFar: (same: number, cells: number) =>
    `Angehalten. In den bisher gefundenen Lösungen sind ${same} von ${cells} Feldern gleich belegt.`,
  always: (cell: Cell, value: number) => `${at(cell)}: ${value}`,
  joined: (cells: readonly [Cell, Cell]) => `Ein Dominostein: ${both(cells)}`,
  foundBefore: (found: number, digits: string, complete: boolean) => {
    if (found === 0) return 'Schon bekannt: Das Rätsel hat keine Lösung.';
    if (complete)
      return plural(found, {
        one: 'Schon gefunden: die einzige Lösung',
        other: `Schon gefunden: alle ${digits} Lösungen`,
      });
    return plural(found, {
      one: 'Schon gefunden: 1 Lösung; vielleicht gibt es weitere',
      other: `Schon gefunden: ${digits} Lösungen; vielleicht gibt es weitere`,
    });
  },
  onlyCounted: (kept: string) => `Die ersten ${kept} kannst du ansehen; alle weiteren werden nur gezählt.`,
  failures: {
    refused: 'Dieser Löser kann dieses Rätsel nicht lösen. Wähle einen anderen.',
    wrong:
      'Der Löser hat eine Lösung gefunden, die Regeln verletzt; sie wird nicht gezeigt. Das ist ein Fehler in Pipwright.',
    broken: 'Das hat nicht geklappt.',
  },
  sharedPicture: 'Was alle Lösungen gemeinsam haben. Umrisse sind Dominosteine, deren Zahlen sich unterscheiden.',
  first: 'Erste Lösung',
  second: 'Zweite Lösung',
  previous: 'Vorige',
  next: 'Nächste',
  number: (count: string) => `Nummer der Lösung, von ${count}`,
  differing: (text: string, cells: readonly Cell[]) => `${text}. Markiert: ${list(cells)}`,
  puzzleReport: 'Das Rätsel',
  solutionReport: 'Die gezeigte Lösung',
  good: (what: string) => `✓ ${what}`,
  bad: (what: string, count: number) => `✗ ${what} (${count} Fehler)`,
  warning: (text: string) => `! ${text}`,
  model: 'Netz der Bedingungen',
  showModel: 'Netz der Bedingungen zeigen',
  metrics: {
    variables: ['Zu füllende Felder', 'was zu entscheiden ist'],
    theoreticalConstraints: [
      'Paare unter einer Regel',
      'Paare von Feldern, die eine Regel einschränken könnte, wenn jede Zahl möglich wäre',
    ],
    constraints: ['Paare, die etwas verbieten', 'was ein Löser ansehen muss'],
    constraintDensity: ['Dichte', 'wie sehr Felder voneinander abhängen, von 0 (gar nicht) bis 1 (jedes von jedem)'],
    meanTightness: ['Strenge', 'welcher Anteil der Zahlenpaare im Schnitt nicht zusammenpasst'],
  },
  graph: (variables: number, constraints: number) =>
    `Graph aus ${variables} leeren Feldern mit ihren möglichen Zahlen, verbunden durch ${constraints} Linien: je breiter, desto strenger.`,
  graphNames: 'Felder sind nach Zeile und Spalte benannt; darunter stehen ihre möglichen Zahlen.',
  log: 'Protokoll',
  logged: {
    start: (task: string, engine: string) => `Beginn: ${task}, ${engine}`,
    solution: (number: string) => `Lösung ${number}`,
    end: (found: string, nodes: string) => `Ende: Lösungen ${found}, Schritte ${nodes}`,
    placed: 'gesetzt',
    removed: 'entfernt',
    pruned: 'verworfen',
  },
};
