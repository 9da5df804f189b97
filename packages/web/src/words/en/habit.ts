import { plural } from './parts.js';

export const habit = {
  calendar: 'Calendar',
  statistics: 'Statistics',
  streak: (days: number) =>
    days === 0 ? 'No streak yet.' : plural(days, { one: '1 day in a row.', other: `${days} days in a row.` }),
  streakInShort: (days: number) => plural(days, { one: '1-day streak', other: `${days}-day streak` }),
  longest: (days: number) => `Your longest was ${days}.`,
  monthBefore: 'Month before',
  monthAfter: 'Month after',
  states: {
    'on-time': 'solved on the day',
    late: 'solved later',
    frozen: 'forgiven',
    missed: 'missed',
    open: 'not solved yet',
    'to-come': 'still to come',
    before: 'not solved',
  },
  freeze: 'One missed day a week is forgiven: it does not end your streak.',
  nothingYet: 'Solve a puzzle and your figures show up here.',
  solvedInAll: (count: number) => plural(count, { one: '1 puzzle solved.', other: `${count} puzzles solved.` }),
  ungraded: 'Not graded',
  solved: 'Solved',
  best: 'Best',
  noneUnaided: 'none without hints',
  median: 'Typical time',
  withHints: 'With hints',
  /** Below a time of puzzles of which some were solved with hints. */
  aided: 'hints included',
  lastDays: (most: string) => `Times of the last 30 days; the longest is ${most}.`,
  lineHeard: (solved: number, days: number) =>
    `Last 30 days: ${plural(solved, { one: '1 puzzle', other: `${solved} puzzles` })} solved on ${plural(days, { one: '1 day', other: `${days} days` })}.`,
  techniques: 'Hardest techniques you met',
  times: (count: number) => `${count} ×`,
};
