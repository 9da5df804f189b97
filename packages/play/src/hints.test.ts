import { expect, it } from 'vitest';
import { hintsFromJson, NO_HINTS, readRung } from './hints.js';

it('counts of hints are read as they are written; games of old have none', () => {
  expect(hintsFromJson(undefined)).toEqual(NO_HINTS);
  expect(hintsFromJson({ where: 3, why: 2, what: 1 })).toEqual({ where: 3, why: 2, what: 1 });
});

it.each([
  [null],
  [3],
  [{}],
  [{ where: 1, why: 1 }],
  [{ where: -1, why: 0, what: 0 }],
  [{ where: 0.5, why: 0, what: 0 }],
])('%j is no count of hints', (value) => {
  expect(hintsFromJson(value)).toBeUndefined();
});

it('a rung has one of three names', () => {
  expect(['where', 'why', 'what', 'who', 3].map((name) => readRung(name))).toEqual([
    'where',
    'why',
    'what',
    undefined,
    undefined,
  ]);
});
