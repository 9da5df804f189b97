import { expect, it } from 'vitest';
import { originsOf, partsOf } from './text-parts.js';

const TEXT = 'Row 4 lacks 2 and 3, and column 5 has its 2: r4c5 is 3. Where is the 7? In r1c4.';

it('parts a text behind its sentences and colons', () => {
  expect(partsOf(TEXT)).toEqual([
    'Row 4 lacks 2 and 3, and column 5 has its 2:',
    'r4c5 is 3.',
    'Where is the 7?',
    'In r1c4.',
  ]);
});

it('finds what a part was made from, in order', () => {
  const steps = [
    'The known cells of the 2 make 0, so it needs 2 more: r1c2 is 2.',
    'r3c2 is 2 like the rest of the =. All three 2s are taken, so r2c3 is not 2.',
    'There is no 0–5 for r1c3 and r2c3, so r1c3 pairs with r1c2. With a 2 and a 5 that is the 2–5.',
  ];
  const parts = partsOf(
    'The known cells of the 2 make 0, so it needs 2 more: r1c2 is 2. r3c2 is 2 like the rest of the =. All three 2s are taken, so r2c3 is not 2. There is no 0–5 for r1c3 and r2c3, so r1c3 pairs with r1c2. Place the 2–5: 2 on r1c2, 5 on r1c3.',
  );
  expect(originsOf(parts, steps)).toEqual([0, 0, 1, 1, 2, 2, 2]);
});

it('takes all of it from the only text there is', () => {
  expect(originsOf(['Something', 'else.'], ['Another text.'])).toEqual([0, 0]);
});
