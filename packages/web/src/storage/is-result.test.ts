import { expect, it } from 'vitest';
import { isResult } from './is-result.js';

const RESULT = { puzzle: 'p-1', kind: 'pips', moment: 1, solvedOn: '2028-02-29', elapsed: 0, hints: {} };

it.each<[unknown, boolean]>([
  [RESULT, true],
  [{ ...RESULT, hints: { where: 1, later: 2 }, day: '2028-02-29' }, true],
  [{ ...RESULT, day: undefined }, true],
  [{ ...RESULT, hints: undefined }, false],
  [{ ...RESULT, kind: 'sudoku' }, true],
  [{ ...RESULT, puzzle: 7 }, false],
  [{ ...RESULT, kind: undefined }, false],
  [{ ...RESULT, moment: Number.NaN }, false],
  [{ ...RESULT, solvedOn: '2027-02-29' }, false],
  [{ ...RESULT, solvedOn: '2026-13-01' }, false],
  [{ ...RESULT, solvedOn: '2026-1-1' }, false],
  [{ ...RESULT, solvedOn: '2026' }, false],
  [{ ...RESULT, solvedOn: ['2028-02-29'] }, false],
  [{ ...RESULT, elapsed: -1 }, false],
  [{ ...RESULT, elapsed: Number.POSITIVE_INFINITY }, false],
  [{ ...RESULT, hints: { where: -1 } }, false],
  [{ ...RESULT, hints: null }, false],
  [{ ...RESULT, day: 'today' }, false],
  [null, false],
  ['p-1', false],
])('is %j a result? %j', (value, expected) => {
  expect(isResult(value)).toBe(expected);
});
