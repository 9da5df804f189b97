import { expect, it } from 'vitest';
import { chapterSaid, twinsInOne } from './german-flow.js';

it('the same of two regions is said once', () => {
  const only = 'braucht drei gleiche, und nur die 0 und die 1 gibt es noch dreimal.';
  expect(twinsInOne(`Das linke = ${only} Das untere = ${only}`)).toBe(
    'Das linke = und das untere = brauchen je drei gleiche, und nur die 0 und die 1 gibt es noch dreimal.',
  );
  const into = 'kommen 0en oder 1en: Nur die gibt es oft genug.';
  expect(twinsInOne(`Ins linke = ${into} Ins untere = ${into}`)).toBe(`Ins linke = und ins untere = ${into}`);
  const different = `Das linke = ${only} Das untere = braucht vier gleiche, und nur die 0 gibt es viermal.`;
  expect(twinsInOne(different)).toBe(different);
});

it('how much sums leave is one sentence in a chapter', () => {
  const one = 'Die linke 3 lässt in r1c1 höchstens 3 zu.';
  expect(chapterSaid([one, 'Die 1 lässt in r1c4 höchstens 1 zu.'])).toBe(
    'Die linke 3 lässt in r1c1 höchstens 3 zu, die 1 in r1c4 höchstens 1.',
  );
  expect(chapterSaid([one, 'Die linke 3 lässt in r1c2 höchstens 3 zu.'])).toBe(
    'Die linke 3 lässt in r1c1 und r1c2 höchstens 3 zu.',
  );
});
