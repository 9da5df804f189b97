import { expect, it } from 'vitest';
import { readDate } from './dates.js';

const at = (year: number, month: number, day: number, hour = 12) => new Date(year, month - 1, day, hour);

it.each([
  ['2025-08-24', '2025-08-24'],
  ['2024-02-29', '2024-02-29'],
  ['9999-12-31', '9999-12-31'],
])('reads %s', (word, date) => {
  expect(readDate(word)).toEqual({ ok: true, value: date });
});

it.each(['2025-02-30', '2025-02-29', '2025-13-01', '2025-00-10', '2025-01-00', '2025-04-31', '2025-8-24'])(
  'knows that %s is no date',
  (word) => {
    expect(readDate(word)).toMatchObject({ ok: false, error: { code: 'date-invalid' } });
  },
);

it.each(['', 'hard', 'tomorrow', 'puzzle.txt', '2025-08-24.json', './2025-08-24', '20250824', '-'])(
  'does not take %j for a date',
  (word) => {
    expect(readDate(word)).toBeUndefined();
  },
);

it.each([
  ['today', at(2025, 8, 24, 0), '2025-08-24'],
  ['today', at(2025, 8, 24, 23), '2025-08-24'],
  ['yesterday', at(2025, 8, 24), '2025-08-23'],
  ['yesterday', at(2025, 3, 1), '2025-02-28'],
  ['yesterday', at(2024, 3, 1), '2024-02-29'],
  ['yesterday', at(2026, 1, 1, 0), '2025-12-31'],
])('counts from the local day: %s at %s', (word, now, date) => {
  expect(readDate(word, now)).toEqual({ ok: true, value: date });
});

it('takes words for days in any case', () => {
  const now = new Date(2026, 0, 2);
  expect(readDate('Today', now)).toEqual(readDate('today', now));
  expect(readDate('YESTERDAY', now)).toEqual({ ok: true, value: '2026-01-01' });
});
