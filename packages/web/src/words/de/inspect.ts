/** Solving and inspecting in German. */
import type { Cell } from '@pipwright/play';
import type { SheetWords } from '../catalogue.js';
import { at, both, plural } from './parts.js';

export const about: SheetWords['about'] = {
  count: 'Lösungen zählen',
  one: 'Das Rätsel hat genau eine Lösung.',
  counted: (count: string) => `Das Rätsel hat ${count} Lösungen.`,
  stopped: (atLeast: string) => `Angehalten. Es gibt mindestens ${atLeast}.`,
};

export const inspect: SheetWords['inspect'] = {
  engine: 'Löser',
  tasks: {
    solve: 'Lösen',
    common: 'Was haben alle Lösungen gemeinsam?',
  },
  began: 'Wird gesucht …',
  figures: { nodes: 'Schritte', time: 'Zeit', found: 'Lösungen' },
  seconds: (seconds: string) => `${seconds} s`,
  found: 'Hier ist eine Lösung. Vielleicht gibt es weitere.',
  none: 'Das Rätsel hat keine Lösung.',
  why: {
    looking: 'Der Grund wird gesucht …',
    failed: 'Der Grund ließ sich nicht finden.',
  },
  noneYet: 'Angehalten, bevor eine Lösung gefunden war.',
  noAnswer: 'Angehalten, bevor es eine Antwort gab.',
  shared: (same: number, cells: number) => `In allen Lösungen sind ${same} von ${cells} Feldern gleich belegt.`,
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
    wrong:
      'Der Löser hat eine Lösung gefunden, die Regeln verletzt; sie wird nicht gezeigt. Das ist ein Fehler in Pipwright.',
    broken: 'Das hat nicht geklappt.',
  },
  sharedPicture: 'Was alle Lösungen gemeinsam haben',
  previous: 'Vorige',
  next: 'Nächste',
  number: (number: string, count: string) => `Lösung ${number} von ${count}`,
  puzzleReport: 'Das Rätsel',
  solutionReport: 'Die gezeigte Lösung',
  good: (what: string) => `✓ ${what}`,
  bad: (what: string, count: number) => `✗ ${what} (${count} Fehler)`,
  warning: (text: string) => `! ${text}`,
};
