import { expect, it } from 'vitest';
import { daysBetween, FIRST_DAY, LAST_DAY, weekOf } from './calendar.mjs';
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
