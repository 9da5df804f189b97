/** Sentences of a step that become one. */
import { expect, it } from 'vitest';
import { flowing } from './english-flow.js';

it.each([
  ['r1c1 can only pair with r1c2. That is the 0–2 or the 0–3.', 'r1c1 can only pair with r1c2: the 0–2 or the 0–3.'],
  [
    'The 5 has a 4 and needs a 1: r1c4 is 1. r1c3 can only pair with r1c4.',
    'The 5 has a 4 and needs a 1: r1c4 is 1, and r1c3 can only pair with it.',
  ],
  [
    'The = has a 2: r2c3 is 2 too. It can only pair with r2c2.',
    'The = has a 2: r2c3 is 2 too and can only pair with r2c2.',
  ],
  [
    'r1c2 is 1 like the rest of the =. r1c1 can only pair with r1c2.',
    'r1c2 is 1 like the rest of the =, and r1c1 can only pair with it.',
  ],
  ['There is no 4 in the tray. To make the 9, r2c4 is not 5.', 'To make the 9 with no 4 in the tray, r2c4 is not 5.'],
  ['r3c9 is 1 or 3. r3c9 is 1 or 3, and so is r3c8: it is the 3–4.', 'r3c9 is 1 or 3, and so is r3c8: it is the 3–4.'],
  [
    'Suppose r4c2 is 1: r4c2 would be 1, and no domino would join that with 0.',
    'Suppose r4c2 is 1: no domino would join that with 0.',
  ],
  [
    'r1c1 and r2c1 are the 1–5 or the 3–5: r2c1 is 1 or 3. r2c1 is 1 or 3, and so is r3c1: it is the 3–3.',
    'r1c1 and r2c1 are the 1–5 or the 3–5: r2c1 is 1 or 3, and so is r3c1: it is the 3–3.',
  ],
  [
    'r1c1 and r2c1 are the 1–5 or the 3–5: r2c1 is 1 or 3. r3c1 and r4c1 are the 3–4 or the 4–4. r2c1 is 1 or 3, and so is r3c1: it is the 3–4.',
    'r1c1 and r2c1 are the 1–5 or the 3–5: r2c1 is 1 or 3, and so is r3c1. That rules out the 4–4: r3c1 and r4c1 are the 3–4.',
  ],
  [
    'There is no 0 or 5 in the tray, so the 6 is two 3s. There is no 0 in the tray, so the 4 is 1 + 3 or 2 + 2.',
    'There is no 0 or 5 in the tray, so the 6 is two 3s. The 4 is 1 + 3 or 2 + 2.',
  ],
  [
    'r1c1 can only pair with r1c2, which is 5 or 6. r1c2 is 5 or 6, and there is no 5–5: it is the 5–6.',
    'r1c1 can only pair with r1c2, which is 5 or 6. There is no 5–5: it is the 5–6.',
  ],
  [
    'Only the 5–6 has a 6, and r1c2 is not 5, so r1c1 pairs with r2c1. Only the 5–6 has a 6.',
    'Only the 5–6 has a 6, and r1c2 is not 5, so r1c1 pairs with r2c1: the 5–6.',
  ],
  ['r1c1 is 1. r1c11 is 2.', 'r1c1 is 1. r1c11 is 2.'],
])('%s', (text, better) => expect(flowing(text)).toBe(better));

it('makes sentences one only where there are more than two', () => {
  const double = 'A domino inside the = would be a double, and the tray has none. So r5c2 pairs with r4c2.';
  expect(flowing(double)).toBe(double);
  expect(flowing(`${double} Only the 1–5 has a 5.`)).toBe(
    'The tray has no double for the =, so r5c2 pairs with r4c2. Only the 1–5 has a 5.',
  );
  expect(flowing('Suppose r2c2 is 3: the 20 would need two 6s. Only one is there. So r2c2 is 5.')).toBe(
    'Suppose r2c2 is 3: the 20 would need two 6s, and only one is there. So r2c2 is 5.',
  );
  expect(flowing('Suppose r2c2 is 3: the 20 would need three 6s. Only two are there. So r2c2 is 5.')).toBe(
    'Suppose r2c2 is 3: the 20 would need three 6s, and only two are there. So r2c2 is 5.',
  );
  expect(
    flowing(
      'r1c1 and r2c1 are the 4–4 or the 6–6. Suppose the 4–4: the 8 would need a 7. There is no 7. So it is the 6–6.',
    ),
  ).toBe('r1c1 and r2c1 are the 4–4 or the 6–6. With the 4–4, the 8 would need a 7, and there is no 7: it is the 6–6.');
});
