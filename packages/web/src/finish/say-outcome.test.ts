import { expect, it } from 'vitest';
import { en } from '../words/testing/catalogues.js';
import type { Outcome } from './outcome.js';
import { sayOutcome } from './say-outcome.js';

const ALONE = { hints: 0, walked: false };
const CASES: readonly (readonly [Outcome, said: string])[] = [
  [ALONE, 'No hints'],
  [{ ...ALONE, rank: { level: 'hard', rank: 3 }, daysInARow: 7 }, 'Your third best on Hard · no hints · 7-day streak'],
  [{ ...ALONE, rank: { level: 'easy', rank: 1 } }, 'Your best on Easy · no hints'],
  [{ hints: 1, walked: false }, '1 hint'],
  [{ hints: 2, walked: true, daysInARow: 2 }, '2 hints and the walk-through · 2-day streak'],
  [{ hints: 0, walked: true }, 'The walk-through'],
  [{ ...ALONE, rank: { level: 'hard', rank: 1 }, against: { seconds: 418, how: 'beaten' } }, '6:58 beaten · no hints'],
  [{ ...ALONE, against: { seconds: 60, how: 'equalled' } }, 'Level with 1:00 · no hints'],
  [{ hints: 1, walked: false, against: { seconds: 60, how: 'missed' } }, '1:00 still to beat · 1 hint'],
];

it.each(CASES)('%j', (outcome, said) => {
  expect(sayOutcome(en.finish, en.levels, outcome).join(' · ')).toBe(said);
});
