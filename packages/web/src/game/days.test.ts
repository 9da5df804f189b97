import { expect, it } from 'vitest';
import '../kinds/testing/install.js';
import { dayPlaceOf, keptTitleOfDay, nameOfDayPlace, placesOfDay } from './days.js';

it.each([
  ['day-2026-11-18-pips-2', { date: '2026-11-18', kind: 'pips', number: 2 }],
  ['day-2028-02-29-futoshiki-1', { date: '2028-02-29', kind: 'futoshiki', number: 1 }],
  ['day-2026-11-18-pips-4', undefined],
  ['day-2026-11-18-chess-1', undefined],
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
