import { expect, it } from 'vitest';
import { isPuzzleRecord } from './records.js';

const RECORD = { kind: 'pips', json: null, title: '', size: '2×2', cells: 4, added: 0 };

it.each<[unknown, boolean]>([
  [RECORD, true],
  [{ ...RECORD, kind: 'sudoku' }, true],
  [{ ...RECORD, kind: undefined }, false],
  [{ ...RECORD, title: 7 }, false],
  [{ ...RECORD, cells: undefined }, false],
  [null, false],
  [undefined, false],
  ['pips', false],
])('is %j a puzzle that was kept? %j', (value, expected) => {
  expect(isPuzzleRecord(value)).toBe(expected);
});
