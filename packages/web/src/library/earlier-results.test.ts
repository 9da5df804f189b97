import { expect, it } from 'vitest';
import { localDay } from '../game/local-day.js';
import { firstPuzzle } from '../game/packs.js';
import '../kinds/testing/install.js';
import type { Summary } from '../storage/records.js';
import { resultOfEarlier } from './earlier-results.js';

const MOMENT = Date.UTC(2026, 10, 18, 12);
const SUMMARY: Summary = { puzzle: firstPuzzle(), revision: 9, finished: true, elapsed: 61_000, touched: MOMENT };
const resultWith = (known: Partial<Summary>) => resultOfEarlier({ summary: { ...SUMMARY, ...known }, text: '' });

it('is made from what there is of a finished game', () => {
  expect(resultWith({})).toEqual({
    puzzle: firstPuzzle(),
    kind: 'pips',
    moment: MOMENT,
    solvedOn: localDay(MOMENT),
    elapsed: 61_000,
  });
  expect(resultWith({ elapsed: Number.NaN })?.elapsed).toBe(0);
});

it.each<[string, Partial<Summary>]>([
  ['is not finished', { finished: false }],
  ['is of nobody knows what', { puzzle: 'own-1' }],
  ['was last played at no time', { touched: Number.NaN }],
  ['was last played after the end of time', { touched: 1e300 }],
  ['was last played in a year of five digits', { touched: 8.64e15 }],
  ['was last played before all clocks', { touched: -1e15 }],
  ['took forever', { elapsed: Number.POSITIVE_INFINITY }],
])('there is none of what %s', (_, known) => {
  expect(resultWith(known)).toBeUndefined();
});
