import { expect, it } from 'vitest';
import { durationInWords, formatDuration, parseDuration } from './duration.js';

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

it.each([
  [0, '0 ms'],
  [0.0421, '0.042 ms'],
  [3.14, '3.1 ms'],
  [9.99, '10 ms'],
  [32.4, '32 ms'],
  [999.4, '999 ms'],
  [999.6, '1 s'],
  [2500, '2.5 s'],
  [32_400, '32 s'],
  [59_600, '1 min 0 s'],
  [125_000, '2 min 5 s'],
  [3_725_000, '1 h 2 min'],
])('tells people %d milliseconds as %s', (milliseconds, words) => {
  expect(durationInWords(milliseconds)).toBe(words);
});

it('writes hours, minutes, seconds and ticks', () => {
  expect(formatDuration(3_723_004.5678)).toBe('01:02:03.0045678');
});
