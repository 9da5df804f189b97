import { expect, it } from 'vitest';
import { calendarOf } from './calendar.js';
import { addDays } from './days.js';
import { daily, result } from './testing/result.js';

const TODAY = '2026-11-18';

it.each([
  ['on time', daily('2026-11-10'), '2026-11-10', 'on-time'],
  ['late', daily('2026-11-10', '2026-11-12'), '2026-11-10', 'late'],
  ['missed, after that', daily('2026-11-10'), '2026-11-11', 'missed'],
  ['not missed before the first was solved', daily('2026-11-10'), '2026-11-09', 'before'],
  ['nor before the first was solved late', daily('2026-11-01', '2026-11-10'), '2026-11-09', 'before'],
  ['open today', daily('2026-11-10'), TODAY, 'open'],
  ['done today', daily(TODAY), TODAY, 'on-time'],
  ['to come', daily(TODAY), '2026-11-19', 'to-come'],
  ['not what other puzzles count for', result({ solvedOn: '2026-11-10' }), '2026-11-10', 'before'],
])('a day is %s', (_, solved, day, state) => {
  expect(calendarOf([solved], TODAY)(day)).toBe(state);
});

it('is on time by any one of its puzzles', () => {
  const late = { ...daily('2026-11-10', '2026-11-11'), puzzle: 'day-2026-11-10-pips-2' };
  expect(calendarOf([late, daily('2026-11-10')], TODAY)('2026-11-10')).toBe('on-time');
});

it('has missed nothing where nothing was ever solved', () => {
  const stateOf = calendarOf([], TODAY);
  expect([addDays(TODAY, -1), TODAY, addDays(TODAY, 1)].map(stateOf)).toEqual(['before', 'open', 'to-come']);
});
