import { plural } from './parts.js';

export interface Range {
  readonly least: string;
  readonly most: string;
}

export const grade = {
  difficulty: 'Difficulty',
  although: {
    medium: 'Because you have to suppose something.',
    hard: 'Because each step is seen at a look.',
    expert: 'Because you have to look ahead more than twice.',
  },
  effort: 'Effort',
  effortMeans: 'How much there is to find, and how hard it is to see.',
  range: {
    easy: ({ most }: Range) => `Easy puzzles take up to ${most}.`,
    medium: ({ least, most }: Range) => `Medium puzzles take ${least} to ${most}.`,
    hard: ({ least, most }: Range) => `Hard puzzles take ${least} to ${most}.`,
    expert: ({ least }: Range) => `Expert puzzles take ${least} or more.`,
  },
  forItsSize: 'For its size',
  sized: (percent: string, isMore: boolean) => `${percent} ${isMore ? 'more' : 'less'} effort than usual`,
  times: (number: string) => `${number} times the usual effort`,
  usual: 'The usual effort',
  hardest: 'Hardest technique',
  noneNeeded: 'None needed',
  steps: 'Steps',
  stepsIn: (steps: number, chapters: number) =>
    `${steps} in ${plural(chapters, { one: '1 chapter', other: `${chapters} chapters` })}`,
  chaptersMean: 'Each chapter ends with something you can place.',
  solutions: 'Solutions',
  howMany: { none: 'None', one: 'Exactly one', several: 'Several' },
  curve: 'Where the effort goes',
  course: {
    even: 'It’s about as hard all the way.',
    start: 'The start is the hardest part.',
    middle: 'The hardest part comes in the middle.',
    late: 'The hardest part comes late.',
    easier: 'It gets easier towards the end.',
  },
  curveEnds: { start: 'Start', end: 'End' },
  curveWhy: 'Each bar is a tenth of the way, with its share of the effort.',
  curveHeard: (shares: readonly string[]) =>
    `Share of the effort in each tenth of the way, from start to end: ${shares.join('; ')}.`,
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
