import { describe, expect, it } from 'vitest';
import { wrap } from './wrap.js';

describe('wrap', () => {
  it('breaks between words, with a margin', () => {
    expect(wrap('one two three four', 10)).toBe('one two\nthree four');
    expect(wrap('one two three four', 13, ' 1. ')).toBe(' 1. one two\n    three\n    four');
    expect(wrap('one two', 6, '- ', '> ')).toBe('- one\n> two');
  });

  it('keeps a word that is too long, and a text that fits', () => {
    expect(wrap('a extraordinary b', 5)).toBe('a\nextraordinary\nb');
    expect(wrap('r1c1 is 5.', 80, '  ')).toBe('  r1c1 is 5.');
    expect(wrap('', 80, '  ')).toBe('  ');
  });
});
