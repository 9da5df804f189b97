import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysFrom, daysOfMonth, daysThrough, weekdayOf, weekOf } from './days.js';

const day = fc
  .record({ year: fc.integer({ min: 1900, max: 2400 }), month: fc.integer({ min: 1, max: 12 }), date: fc.nat(27) })
  .map(({ year, month, date }) => [year, two(month), two(date + 1)].join('-'));
const two = (number: number) => String(number).padStart(2, '0');

/** As a child learns it, by counting. */
function nextDay(of: string): string {
  const [year = 0, month = 0, date = 0] = of.split('-').map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  if (date < length) return `${year}-${two(month)}-${two(date + 1)}`;
  return month < 12 ? `${year}-${two(month + 1)}-01` : `${year + 1}-01-01`;
}

describe('days', () => {
  it('follow each other as they are counted', () => {
    fc.assert(fc.property(day, (each) => void expect(addDays(each, 1)).toBe(nextDay(each))));
  });

  it('are added as numbers are', () => {
    const days = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(day, days, days, (each, some, more) => {
        expect(addDays(addDays(each, some), more)).toBe(addDays(each, some + more));
        expect(daysFrom(each, addDays(each, some))).toBe(some);
        expect(addDays(each, some) < each).toBe(some < 0);
      }),
    );
  });

  it('make up weeks from Monday to Sunday', () => {
    fc.assert(
      fc.property(day, (each) => {
        expect(weekdayOf(weekOf(each))).toBe(1);
        expect(daysFrom(weekOf(each), each)).toBe(weekdayOf(each) - 1);
        expect(weekdayOf(addDays(each, 1))).toBe((weekdayOf(each) % 7) + 1);
      }),
    );
  });

  it.each([
    ['2026-11-18', 3, '2026-11-16'],
    ['2028-02-29', 2, '2028-02-28'],
    ['2027-01-01', 5, '2026-12-28'],
    ['2027-01-03', 7, '2026-12-28'],
    ['2027-01-04', 1, '2027-01-04'],
    ['1969-12-31', 3, '1969-12-29'],
  ])('%s is day %d of the week of %s', (each, weekday, week) => {
    expect([weekdayOf(each), weekOf(each)]).toEqual([weekday, week]);
  });

  it.each([
    ['2028-02', 29],
    ['2027-02', 28],
    ['2100-02', 28],
    ['2026-11', 30],
    ['2026-12', 31],
  ])('%s has %d', (month, count) => {
    const all = daysOfMonth(month);
    expect([all[0], all.at(-1), all.length]).toEqual([`${month}-01`, `${month}-${count}`, count]);
  });

  it('from a day to one before it are none', () => {
    expect(daysThrough('2026-11-18', '2026-11-17')).toEqual([]);
    expect(daysThrough('2026-11-18', '2026-11-18')).toEqual(['2026-11-18']);
  });
});
