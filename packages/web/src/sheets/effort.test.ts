import { expect, it } from 'vitest';
import { rangeOf, wholeEffort } from './effort.js';

const MOST = { easy: 42, medium: 100, hard: 265 };

it.each([
  [12, 'easy', 0, 42],
  [42, 'easy', 0, 42],
  [42.1, 'medium', 43, 100],
  [100.1, 'hard', 101, 265],
  [265.1, 'expert', 266, Number.POSITIVE_INFINITY],
] as const)('an effort of %s is in the range of %s, as a whole number too', (effort, label, least, most) => {
  const range = rangeOf(effort, MOST);
  expect(range).toEqual({ label, least, most });
  expect(wholeEffort(effort)).toBeGreaterThanOrEqual(least);
  expect(wholeEffort(effort)).toBeLessThanOrEqual(most);
});
