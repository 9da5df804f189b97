import { expect, it } from 'vitest';
import { daysBetween, daysOf, FIRST_DAY, LAST_DAY, MONTHS, weekdayOf, weekOf } from './calendar.mjs';
import { themesFor } from './themes.mjs';

const themed = daysBetween(FIRST_DAY, LAST_DAY).flatMap((date) => {
  const [first, ...others] = themesFor(date);
  return first === undefined ? [] : [{ date, all: [first, ...others], first: first.theme }];
});

it('has one in every week', () => {
  expect(new Set(themed.map(({ date }) => weekOf(date))).size).toBe(weekOf(LAST_DAY) + 1);
});

it('has figures for every level, and another theme if they will not do', () => {
  for (const { date, all } of themed) {
    expect(new Set(all.map(({ theme }) => theme)).size, date).toBeGreaterThan(1);
    for (const { figures } of all)
      expect([figures.easy.length, figures.medium.length, figures.hard.length].every((count) => count > 0)).toBe(true);
  }
});

it('spells no word twice within a year', () => {
  const words = themed.filter(({ first }) => /^[A-Z]+$/.test(first));
  expect(words.length).toBeGreaterThan(30);
  for (const [i, { date, first }] of words.entries())
    expect(words.slice(0, i).filter((each) => each.first === first && weekOf(date) - weekOf(each.date) <= 52)).toEqual(
      [],
    );
});

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
