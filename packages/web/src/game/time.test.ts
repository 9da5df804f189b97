import { expect, it } from 'vitest';
import { clockFace } from './time.js';

it.each([
  [0, '0:00'],
  [999, '0:00'],
  [1000, '0:01'],
  [7_000, '0:07'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [754_000, '12:34'],
  [3_599_999, '59:59'],
  [3_600_000, '1:00:00'],
  [3_723_000, '1:02:03'],
  [360_000_000, '100:00:00'],
  [7_000.5, '0:07'],
])('%d milliseconds are %s', (milliseconds, face) => {
  expect(clockFace(milliseconds)).toBe(face);
});
