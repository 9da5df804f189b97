import { expect, it } from 'vitest';
import { count, memory, table, time, whole } from './units.mjs';

const CAP = 60_000;

it.each([
  [0.00012, '0.12 µs'],
  [0.0382, '38.2 µs'],
  [0.9996, '1000 µs'],
  [1, '1.00 ms'],
  [123.4, '123 ms'],
  [5000, '5.00 s'],
  [Number.POSITIVE_INFINITY, '> 60 s'],
  [Number.NaN, '–'],
])('%d ms is %s', (milliseconds, text) => {
  expect(time(milliseconds, CAP)).toBe(text);
});

it('writes counts exactly while they can be read', () => {
  expect(count(2_764_800n)).toBe('2,764,800');
  expect(count(12_988_816n * 7n ** 64n)).toBe('1.584… × 10^61');
  expect(whole(1234.4)).toBe('1,234');
  expect(whole(Number.NaN)).toBe('–');
  expect(memory(50 * 2 ** 20)).toBe('50 MB');
});

it('has numbers to the right in a table', () => {
  expect(
    table(
      ['peer', 'time'],
      [
        ['a', '1 µs'],
        ['long name', '10 ms'],
      ],
    ).split('\n'),
  ).toEqual(['| peer | time |', '| --- | ---: |', '| a | 1 µs |', '| long name | 10 ms |']);
});
