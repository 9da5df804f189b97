import { expect, it } from 'vitest';
import { de, en } from '../words/testing/catalogues.js';
import type { Outcome } from './outcome.js';
import { sayOutcome } from './say-outcome.js';

const ALONE = { hints: 0, walked: false };
const CASES: readonly (readonly [Outcome, english: string, german: string])[] = [
  [ALONE, 'No hints', 'Ohne Tipps'],
  [
    { ...ALONE, rank: { level: 'hard', rank: 3 }, daysInARow: 7 },
    'Your third best on Hard · no hints · 7-day streak',
    'Deine drittbeste Zeit bei „Schwer“ · ohne Tipps · 7 Tage in Folge',
  ],
  [
    { ...ALONE, rank: { level: 'easy', rank: 1 } },
    'Your best on Easy · no hints',
    'Deine beste Zeit bei „Leicht“ · ohne Tipps',
  ],
  [{ hints: 1, walked: false }, '1 hint', '1 Tipp'],
  [
    { hints: 2, walked: true, daysInARow: 2 },
    '2 hints and the walk-through · 2-day streak',
    '2 Tipps und Lösungsweg · 2 Tage in Folge',
  ],
  [{ hints: 0, walked: true }, 'The walk-through', 'Lösungsweg'],
  [
    { ...ALONE, rank: { level: 'hard', rank: 1 }, against: { seconds: 418, how: 'beaten' } },
    '6:58 beaten · no hints',
    '6:58 geschlagen · ohne Tipps',
  ],
  [
    { ...ALONE, against: { seconds: 60, how: 'equalled' } },
    'Level with 1:00 · no hints',
    'Gleichauf mit 1:00 · ohne Tipps',
  ],
  [
    { hints: 1, walked: false, against: { seconds: 60, how: 'missed' } },
    '1:00 still to beat · 1 hint',
    '1:00 noch ungeschlagen · 1 Tipp',
  ],
];

it.each(CASES)('%j', (outcome, english, german) => {
  expect(sayOutcome(en.finish, en.levels, outcome).join(' · ')).toBe(english);
  expect(sayOutcome(de.finish, de.levels, outcome).join(' · ')).toBe(german);
});
