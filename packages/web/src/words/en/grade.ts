/** How hard a puzzle is, in English. */
import { plural } from './parts.js';

export const grade = {
  difficulty: 'Difficulty',
  effort: 'Effort',
  scale: (easy: string, medium: string, hard: string) =>
    `Easy goes up to ${easy}, medium up to ${medium}, hard up to ${hard}.`,
  hardest: 'Hardest technique',
  noneNeeded: 'None needed',
  steps: 'Steps',
  stepsIn: (steps: number, chapters: number) =>
    `${steps} in ${plural(chapters, { one: '1 chapter', other: `${chapters} chapters` })}`,
  solutions: 'Solutions',
  howMany: { none: 'None', one: 'Exactly one', several: 'Several' },
  curve: 'Effort along the way',
  curveWhy: 'One bar for each tenth of the solve, from start to end.',
  curveHeard: (efforts: readonly string[]) => `Effort in each tenth of the solve: ${efforts.join('; ')}.`,
  unknown: 'How hard this puzzle is hasn’t been worked out yet.',
  workOut: 'Work it out',
  working: 'Working it out…',
  stopped: 'Stopped.',
  known: 'Worked out.',
  noGrade: {
    none: 'This puzzle has no solution, so it has no difficulty.',
    several: 'This puzzle has several solutions, so it has no difficulty.',
  },
  show: { none: 'Show why', several: 'Show where they differ' },
};
