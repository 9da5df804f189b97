import { expect, it } from 'vitest';
import { formatDuration, parseDuration } from './duration.js';

it.each([
  ['500ms', 500],
  ['10s', 10_000],
  ['1.5s', 1500],
  ['2m', 120_000],
  ['0s', undefined],
  ['10', undefined],
  ['2h', undefined],
  ['-1s', undefined],
])('reads %s', (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds);
});

it('writes hours, minutes, seconds and ticks', () => {
  expect(formatDuration(3_723_004.5678)).toBe('01:02:03.0045678');
});
