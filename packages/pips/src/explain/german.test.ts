/** Whole pages in German: no word of another language is left on them. */
import { expect, it } from 'vitest';
import { examples, readIn } from '../../test/pages.js';
import { pipsGerman } from './german.js';
import { pipsExplainer } from './index.js';

/** Between letters of any language. */
const ENGLISH =
  /(?<!\p{L})(the|and|is|are|of|with|only|has|have|it|that|needs?|cells?|domino(es)?|or|there|would|which|what|pairs?|step|board|why|for|on|no|row|column)(?!\p{L})/iu;

it('a page in German has no English word', () => {
  for (const puzzle of examples()) {
    const read = readIn(pipsGerman, puzzle);
    expect(read).toMatch(/\b(der|die|das)\b/);
    expect(read).not.toMatch(ENGLISH);
  }
});

it('is not spoken unless asked for', () => {
  expect(Object.keys(pipsExplainer.languages)).toEqual(['en']);
});
