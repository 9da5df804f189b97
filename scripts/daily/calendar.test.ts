import { expect, it } from 'vitest';
import { daysBetween, daysOf, FIRST_DAY, LAST_DAY, MONTHS, weekdayOf, weekOf } from './calendar.mjs';

it('has three years and a quarter', () => {
  expect(daysBetween(FIRST_DAY, LAST_DAY)).toHaveLength(92 + 365 + 366 + 365);
  expect([MONTHS.length, MONTHS[0], MONTHS[38]]).toEqual([39, '2026-10', '2029-12']);
  expect(daysOf('2028-02').slice(-2)).toEqual(['2028-02-28', '2028-02-29']);
});

it('knows weekdays, and weeks that begin on Monday', () => {
  const days = ['2026-10-01', '2026-10-04', '2026-10-05', '2026-10-11', '2029-12-31'];
  expect(days.map(weekdayOf)).toEqual([3, 6, 0, 6, 0]);
  expect(days.map(weekOf)).toEqual([0, 0, 1, 1, 170]);
});
