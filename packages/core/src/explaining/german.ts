/** German: what explanations of every kind say in it, and small parts of sentences. A cell has one name in every language. */
import { capital } from './english.js';
import type { ExplanationWords } from './explainer.js';

export const germanWords: ExplanationWords = {
  code: 'de',
  limits: { step: 200, link: 100, chapter: 375, where: 75, why: 150, what: 150 },
  title: (name) => `${name}, erklärt`,
  concluded: 'Ergebnis',
  restsOn: 'worauf es beruht',
  supposed: 'angenommen',
  fails: 'keine Zahl bleibt',
  coordinates: 'Zeilen und Spalten zählen von links oben ab 1: r2c1 ist Zeile 2, Spalte 1.',
  outcome: { explained: 'Genau eine Lösung.', ambiguous: 'Mehrere Lösungen.', conflict: 'Keine Lösung.' },
  grade({ label, effort, steps }, hardest) {
    const more = hardest === undefined ? '' : `, schwierigste Technik „${hardest}“`;
    return `Schwierigkeit ${LABELS[label]}: Aufwand ${effort}, ${steps} ${steps === 1 ? 'Schritt' : 'Schritte'}${more}.`;
  },
  noGrade: 'Keine Einstufung: Nur Rätsel mit genau einer Lösung werden eingestuft.',
  from: 'aus',
  whyNoSolution: 'Warum es keine Lösung gibt',
  minimal(parts, more) {
    const listed = [...parts, ...(more === 0 ? [] : [`und ${germanNumber(more)} weitere`])].join('; ');
    return `Ohne irgendeines dieser ${parts.length + more} widersprechen sich die anderen nicht mehr: ${listed}.`;
  },
  solved: 'Gelöst',
  noOtherSolution: 'Es gibt keine andere Lösung.',
  whereTheyDiffer: 'Wo sich die Lösungen unterscheiden',
  twoSolutions: ['Eine Lösung', 'Eine andere Lösung'],
  unsolvable: 'Das Rätsel hat keine Lösung.',
  solvedUniquely: 'Gelöst, und es gibt keine andere Lösung.',
  ambiguous(sharesNothing, { found, isAll }) {
    const solutions = `Es gibt ${isAll ? '' : 'mindestens '}${germanCount(found, 'Lösung', 'Lösungen', 'eine')}.`;
    return `${solutions} ${sharesNothing ? 'Sie haben nichts gemeinsam.' : 'Das ist alles, was sie gemeinsam haben.'}`;
  },
  beyond: (number) =>
    number === 1
      ? 'Eine weitere Lösung ändert auch andere Felder.'
      : `${capital(germanNumber(number))} weitere Lösungen ändern auch andere Felder.`,
  bracketed: 'Zwei davon, mit Klammern, wo sie sich unterscheiden:',
  hints: {
    solved: 'Gelöst.',
    nothingCertain: 'Mehr ist nicht sicher: Von hier aus gibt es mehrere Lösungen.',
    left: (left) =>
      left === 0 ? 'Wie es weitergeht' : `Noch ${germanCount(left, 'Schritt', 'Schritte', 'ein')} in diesem Kapitel`,
    lost: 'So geht es nicht mehr auf.',
    unsolvable: 'Das Rätsel hat keine Lösung.',
  },
};

const LABELS = { easy: 'leicht', medium: 'mittel', hard: 'schwer', expert: 'Experte' } as const;

const NUMBERS = ['kein', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

export function germanNumber(number: number): string {
  return NUMBERS[number] ?? String(number);
}

/** @param article of one: `ein`, `eine`, `einen` */
export function germanCount(number: number, one: string, many: string, article: string): string {
  return number === 1 ? `${article} ${one}` : `${germanNumber(number)} ${many}`;
}
