/** How hard a puzzle is, in German. */
import type { SheetWords } from '../catalogue.js';
import { plural } from './parts.js';

export const grade: SheetWords['grade'] = {
  difficulty: 'Schwierigkeit',
  effort: 'Aufwand',
  scale: (easy, medium, hard) => `Leicht geht bis ${easy}, mittel bis ${medium}, schwer bis ${hard}.`,
  hardest: 'Schwierigste Technik',
  noneNeeded: 'Keine nötig',
  steps: 'Schritte',
  stepsIn: (steps, chapters) => `${steps} in ${plural(chapters, { one: '1 Kapitel', other: `${chapters} Kapiteln` })}`,
  solutions: 'Lösungen',
  howMany: { none: 'Keine', one: 'Genau eine', several: 'Mehrere' },
  curve: 'Aufwand im Verlauf',
  curveWhy: 'Ein Balken für jedes Zehntel des Lösungswegs, vom Anfang bis zum Ende.',
  curveHeard: (efforts) => `Aufwand in jedem Zehntel des Lösungswegs: ${efforts.join('; ')}.`,
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
