import { positionAt } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf, placeInText } from './place-in-text.js';

describe('a place in a text', () => {
  it('is found where the libraries say it is', () => {
    const anyText = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '🂡', 'ä'), maxLength: 60 });
    fc.assert(
      fc.property(anyText, fc.nat(60), (text, characters) => {
        const offset = [...text].slice(0, characters).join('').length;
        const { line, column } = positionAt(text, offset);
        expect(placeInText(text, line, column)).toEqual({ offset, line: text.split('\n')[line - 1] });
      }),
    );
  });

  it('beyond the text is at its end', () => {
    expect(placeInText('ab\ncd', 9, 9)).toEqual({ offset: 5, line: 'cd' });
    expect(placeInText('ab\ncd', 1, 9)).toEqual({ offset: 2, line: 'ab' });
    expect(placeInText('', 1, 1)).toEqual({ offset: 0, line: '' });
  });
});

describe('an excerpt', () => {
  const long = Array.from({ length: 100 }, (_, i) => String(i % 10).repeat(10)).join('');
  it.each([
    ['short', 3, 'short'],
    [long, 1, `${long.slice(0, 80)}…`],
    [long, 501, `…${long.slice(470, 550)}…`],
    [long, 1001, `…${long.slice(970)}`],
  ])('of %.10s… at %d has what stands there', (line, column, expected) => {
    expect(excerptOf(line, column)).toBe(expected);
  });
});
