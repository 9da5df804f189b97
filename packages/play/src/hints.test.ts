import { expect, it } from 'vitest';
import { helpTaken, hintsFromJson, NO_HINTS, readHelp } from './hints.js';

it('counts of hints are read as they are written', () => {
  expect(hintsFromJson(undefined)).toEqual(NO_HINTS);
  expect(hintsFromJson({ where: 3, why: 2, what: 1, walk: 4 })).toEqual({ where: 3, why: 2, what: 1, walk: 4 });
});

it.each([
  [null],
  [3],
  [{}],
  [{ where: 1, why: 1, what: 1 }],
  [{ where: -1, why: 0, what: 0, walk: 0 }],
  [{ where: 0.5, why: 0, what: 0, walk: 0 }],
  [{ where: 0, why: 0, what: 0, walk: null }],
  [{ where: 0, why: 0, what: 0, walk: -1 }],
])('%j is no count of hints', (value) => {
  expect(hintsFromJson(value)).toBeUndefined();
});

it('help is a rung of a hint or the walk-through', () => {
  expect(['where', 'why', 'what', 'walk', 'who', 3].map((name) => readHelp(name))).toEqual([
    'where',
    'why',
    'what',
    'walk',
    undefined,
    undefined,
  ]);
});

it.each([
  [NO_HINTS, { hints: 0, walked: false }],
  [{}, { hints: 0, walked: false }],
  [
    { where: 3, why: 2, what: 1, walk: 0 },
    { hints: 3, walked: false },
  ],
  [
    { where: 0, why: 0, what: 5, walk: 2 },
    { hints: 5, walked: true },
  ],
  [
    { where: 0, why: 0, what: 0, sung: 1 },
    { hints: 1, walked: false },
  ],
])('help taken of %j', (hints, help) => {
  expect(helpTaken(hints)).toEqual(help);
});
