import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedFileName } from './made-before.js';

const ids = fc
  .string({ unit: fc.constantFrom('a', '_', '/', '~', ' ', '?', '2'), maxLength: 6 })
  .map((seed) => `p-${seed}`);

it('differs where ids differ, and holds nothing that no name may have', () => {
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      expect(seedFileName(one) === seedFileName(other)).toBe(one === other);
      expect(seedFileName(one)).toMatch(/^[\w~-]+$/);
    }),
  );
});

it.each([
  ['pips-easy-7', 'pips-easy-7'],
  ['pips-easy-summer/2', 'pips-easy-summer~2'],
  ['pips-easy-summer_2', 'pips-easy-summer_2'],
])('%s is %s', (id, name) => {
  expect(seedFileName(id)).toBe(name);
});
