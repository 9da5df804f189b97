import { expect, it } from 'vitest';
import { dayIn } from './result.js';

it.each([
  ['day-2026-11-18-pips-2', '2026-11-18'],
  ['day-2028-02-29-futoshiki-1', '2028-02-29'],
  ['pips-graded-easy-1', undefined],
  ['own-0123456789abcdef', undefined],
  ['my-day-2026-11-18-pips-2', undefined],
])('%s is of the day %s', (puzzle, day) => {
  expect(dayIn(puzzle)).toBe(day);
});
