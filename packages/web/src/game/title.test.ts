import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortTitle } from './title.js';

describe('a title from anywhere', () => {
  it.each([
    ['  Sunday\n  morning ', 'Sunday morning'],
    ['a\u0000b\u202Ec\u2066d', 'a b c d'],
    ['', ''],
    ['<b>bold</b>', '<b>bold</b>'],
  ])('%j is shown as %j', (text, title) => {
    expect(shortTitle(text)).toBe(title);
  });

  it('is one short line, whatever it was, and stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400, size: 'max' }), (text) => {
        const title = shortTitle(text);
        expect([...title].length).toBeLessThanOrEqual(80);
        expect(title).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        expect(shortTitle(title)).toBe(title);
      }),
    );
  });

  it('ends with dots where it was longer', () => {
    expect(shortTitle('🂡'.repeat(100_000))).toBe(`${'🂡'.repeat(79)}…`);
  });
});
