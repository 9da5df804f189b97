/** The German of streaks, the calendar and statistics. */
import type { habit as english } from '../en/habit.js';
import { plural } from './parts.js';

export const habit: typeof english = {
  calendar: 'Kalender',
  statistics: 'Statistik',
  streak: (days: number) =>
    days === 0 ? 'Noch keine Serie.' : plural(days, { one: '1 Tag in Folge.', other: `${days} Tage in Folge.` }),
  streakInShort: (days: number) => plural(days, { one: '1 Tag in Folge', other: `${days} Tage in Folge` }),
  longest: (days: number) => `Deine längste Serie: ${days}.`,
  monthBefore: 'Monat davor',
  monthAfter: 'Monat danach',
  states: {
    'on-time': 'am Tag selbst gelöst',
    late: 'später gelöst',
    frozen: 'verziehen',
    missed: 'verpasst',
    open: 'noch nicht gelöst',
    'to-come': 'kommt noch',
    before: 'nicht gelöst',
  },
  freeze: 'Ein verpasster Tag pro Woche wird verziehen: Er beendet deine Serie nicht.',
  nothingYet: 'Löse ein Rätsel, dann stehen hier deine Zahlen.',
  solvedInAll: (count: number) => plural(count, { one: '1 Rätsel gelöst.', other: `${count} Rätsel gelöst.` }),
  ungraded: 'Ohne Einstufung',
  solved: 'Gelöst',
  best: 'Bestzeit',
  noneUnaided: 'keine ohne Tipps',
  median: 'Übliche Zeit',
  withHints: 'Mit Tipps',
  aided: 'Tipps inbegriffen',
  lastDays: (most: string) => `Zeiten der letzten 30 Tage, die längste: ${most}.`,
  lineHeard: (solved: number, days: number) =>
    `Letzte 30 Tage: ${plural(solved, { one: '1 Rätsel', other: `${solved} Rätsel` })} an ${plural(days, { one: '1 Tag', other: `${days} Tagen` })} gelöst.`,
  techniques: 'Deine schwersten Techniken',
  times: (count: number) => `${count} ×`,
};
