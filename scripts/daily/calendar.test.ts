import { expect, it } from 'vitest';
import { daysBetween, daysOf, FIRST_DAY, LAST_DAY, MONTHS, weekdayOf, weekOf } from './calendar.mjs';

it('has a year and a quarter', () => {
  expect(daysBetween(FIRST_DAY, LAST_DAY)).toHaveLength(92 + 365);
  expect([MONTHS.length, MONTHS[0], MONTHS[14]]).toEqual([15, '2026-10', '2027-12']);
  expect(daysOf('2027-02').slice(-2)).toEqual(['2027-02-27', '2027-02-28']);
});

it('knows weekdays, and weeks that begin on Monday', () => {
  const days = ['2026-10-01', '2026-10-04', '2026-10-05', '2026-10-11', '2027-12-31'];
  expect(days.map(weekdayOf)).toEqual([3, 6, 0, 6, 4]);
  expect(days.map(weekOf)).toEqual([0, 0, 1, 1, 65]);
});
