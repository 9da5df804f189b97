import { expect, it } from 'vitest';
import { clausesInOne } from './clauses.js';

it.each([
  [['row 1 has its 2'], 'row 1 has its 2'],
  [['r1c1 is 3', 'r1c1 is 3', 'row 1 has its 2'], 'r1c1 is 3, and row 1 has its 2'],
  [
    ['r1c1 is smaller than r1c2', 'r1c3 and r1c4 are too low', 'row 1 has its 2'],
    'r1c1 is smaller than r1c2; r1c3 and r1c4 are too low, and row 1 has its 2',
  ],
  [
    ['r1c1 is smaller than r1c2', 'r1c3, r1c4 and r1c5 are too low', 'r2c1 is 3'],
    'r1c1 is smaller than r1c2; r1c3, r1c4 and r1c5 are too low, and r2c1 is 3',
  ],
  [['r1c1 > r1c2', 'r1c3 is too low', 'row 1 has its 2'], 'r1c1 > r1c2, r1c3 is too low, and row 1 has its 2'],
])('%s', (parts, expected) => {
  expect(clausesInOne(parts)).toBe(expected);
});
