/** The English of the end of a puzzle. What stands in its line begins small: the first of it gets a capital letter. */
import { plural } from './parts.js';

const TOP = ['best', 'second best', 'third best'];

export const enFinish = {
  next: 'Next puzzle',
  nextIs: (what: string) => `Next: ${what}`,
  share: 'Share',
  walk: 'Walk through it',
  copied: 'Copied',
  byHand: 'This browser can’t share from here. Copy the selected text below.',
  rank: (rank: number, level: string) => `your ${TOP[rank - 1]} on ${level}`,
  helped: (hints: number, walked: boolean) => {
    const counted = plural(hints, { one: '1 hint', other: `${hints} hints` });
    return [...(hints > 0 ? [counted] : []), ...(walked ? ['the walk-through'] : [])].join(' and ');
  },
  unhelped: 'no hints',
  daysInARow: (days: number) => `${days}-day streak`,
  toBeat: {
    beaten: (time: string) => `${time} beaten`,
    equalled: (time: string) => `level with ${time}`,
    missed: (time: string) => `${time} still to beat`,
  },
};
