import fc from 'fast-check';
import { expect, it } from 'vitest';
import { largest, size, smallest } from './bits.js';

it('knows a set by its bits, all 32 of them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 31 })), (members) => {
      const set = members.reduce((bits, member) => bits | (1 << member), 0);
      expect(size(set)).toBe(members.length);
      expect(smallest(set)).toBe(members.length === 0 ? -1 : Math.min(...members));
      expect(largest(set)).toBe(Math.max(-1, ...members));
    }),
  );
});
