import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import '../kinds/testing/install.js';
import { dayPlaceOf, FIRST_MONTH, keptTitleOfDay, LAST_MONTH, nameOfDayPlace, placesOfDay } from './days.js';

it.each([
  ['day-2026-11-18-pips-2', { date: '2026-11-18', kind: 'pips', number: 2 }],
  ['day-2028-02-29-futoshiki-1', { date: '2028-02-29', kind: 'futoshiki', number: 1 }],
  ['day-2026-11-18-pips-4', undefined],
  ['day-2026-11-18-chess-1', undefined],
  // No such days, and one before the first of all.
  ['day-2026-11-31-pips-1', undefined],
  ['day-2027-02-29-pips-1', undefined],
  ['day-2027-99-99-pips-1', undefined],
  ['day-2026-09-30-pips-1', undefined],
  ['pips-graded-easy-1', undefined],
  ['own-0123456789abcdef', undefined],
  ['my-day-2026-11-18-pips-2', undefined],
])('%s is the place %j', (puzzle, place) => {
  expect(dayPlaceOf(puzzle)).toEqual(place);
});

it('names all that a day has, and finds each by its name', () => {
  const places = placesOfDay('2026-11-18');
  expect(places.map(nameOfDayPlace).map(dayPlaceOf)).toEqual(places);
  expect(places.map(keptTitleOfDay)).toEqual(['2026-11-18 easy', '2026-11-18 medium', '2026-11-18 hard', '2026-11-18']);
});

it('says which months come with the app', () => {
  const months = readdirSync(new URL('../../public/days/', import.meta.url)).map((file) => file.slice(0, 7));
  expect([months.sort()[0], months.at(-1)]).toEqual([FIRST_MONTH, LAST_MONTH]);
  const years = Number(LAST_MONTH.slice(0, 4)) - Number(FIRST_MONTH.slice(0, 4));
  expect(months).toHaveLength(12 * years + Number(LAST_MONTH.slice(5)) - Number(FIRST_MONTH.slice(5)) + 1);
});
