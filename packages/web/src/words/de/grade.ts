/** How hard a puzzle is, in German. */
import type { SheetWords } from '../catalogue.js';
import { plural } from './parts.js';

export const grade: SheetWords['grade'] = {
  difficulty: 'Schwierigkeit',
  lookAhead: 'Weil du mehr als zweimal vorausdenken musst.',
  effort: 'Aufwand',
  effortMeans: 'Wie viel es zu finden gibt und wie schwer es zu sehen ist.',
  range: {
    easy: ({ most }) => `Leichte Rätsel brauchen bis zu ${most}.`,
    medium: ({ least, most }) => `Mittlere Rätsel brauchen ${least} bis ${most}.`,
    hard: ({ least, most }) => `Schwere Rätsel brauchen ${least} bis ${most}.`,
    expert: ({ least }) => `Rätsel für Experten brauchen mindestens ${least}.`,
  },
  hardest: 'Schwierigste Technik',
  noneNeeded: 'Keine nötig',
  steps: 'Schritte',
  stepsIn: (steps, chapters) => `${steps} in ${plural(chapters, { one: '1 Kapitel', other: `${chapters} Kapiteln` })}`,
  chaptersMean: 'Am Ende jedes Kapitels kannst du etwas setzen.',
  solutions: 'Lösungen',
  howMany: { none: 'Keine', one: 'Genau eine', several: 'Mehrere' },
  curve: 'Wohin der Aufwand geht',
  course: {
    even: 'Es bleibt durchweg etwa gleich schwer.',
    start: 'Am schwersten ist der Anfang.',
    middle: 'Am schwersten ist es in der Mitte.',
    late: 'Am schwersten wird es gegen Ende.',
    easier: 'Nach und nach wird es leichter.',
  },
  curveEnds: { start: 'Anfang', end: 'Ende' },
  curveWhy: 'Jeder Balken ist ein Zehntel des Wegs mit seinem Anteil am Aufwand.',
  curveHeard: (shares) => `Anteil am Aufwand in jedem Zehntel des Wegs, vom Anfang bis zum Ende: ${shares.join('; ')}.`,
  unknown: 'Wie schwer dieses Rätsel ist, steht noch nicht fest.',
  workOut: 'Herausfinden',
  working: 'Wird ermittelt …',
  stopped: 'Angehalten.',
  known: 'Es steht fest.',
  noGrade: {
    none: 'Dieses Rätsel hat keine Lösung, also auch keine Schwierigkeit.',
    several: 'Dieses Rätsel hat mehrere Lösungen, also keine Schwierigkeit.',
  },
  show: { none: 'Grund zeigen', several: 'Unterschied zeigen' },
};
