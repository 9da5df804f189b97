import { expect, it } from 'vitest';
import { grouped } from './grouped.js';

it.each<[number, string]>([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
  [-1234.5, '-1,234.5'],
  [1234.56789, '1,234.568'],
  [0.1 + 0.2, '0.3'],
])('%d is written as %s', (value, text) => {
  expect(grouped(value)).toBe(text);
});
