import { expect, it } from 'vitest';
import type { DeepConflict } from '../think/explain-messages.js';
import { en } from '../words/testing/catalogues.js';
import { conflictSaid } from './conflict-said.js';

const CONFLICT = { text: 'Five rows and columns cannot all be filled.', class: 'combined', things: [] };
const END = 'No number is left for r3c4.';
const said = (deep?: Partial<DeepConflict>) =>
  conflictSaid(en, {
    ...CONFLICT,
    ...(deep && { deep: { own: [], isAsked: false, end: END, most: 160, ...deep } }),
  });

it('says what is seen at a look as it is', () => {
  expect(said()).toBe(CONFLICT.text);
});

it('says of what takes many steps what cannot stay, and what these end with', () => {
  expect(said({})).toBe(`It takes many steps to see. ${END}`);
  expect(said({ own: ['your 2 in r1c1'] })).toBe(
    'Your 2 in r1c1 can’t stay. Many steps on, no number is left for r3c4.',
  );
  expect(said({ own: ['your 2 in r1c1', 'your 3 in r4c5'] })).toBe(
    'Your 2 in r1c1 and your 3 in r4c5 can’t stay together. Many steps on, no number is left for r3c4.',
  );
});

it('speaks of what is only asked about as of that', () => {
  expect(said({ isAsked: true })).toBe('It leads nowhere. Many steps on, no number is left for r3c4.');
  expect(said({ isAsked: true, own: ['your 2 in r1c1'], end: undefined })).toBe(
    'It leads nowhere while your 2 in r1c1 stays. It takes many steps to see.',
  );
});

it('leaves out what would be too long', () => {
  const own = ['your 2 in r1c1', 'your 3 in r4c5', 'your 1 in r2c2'];
  const all = said({ own });
  expect(said({ own, most: all.length })).toBe(all);
  expect(said({ own, most: all.length - 1 })).toMatch(/together\. It takes many steps to see\.$/);
  expect(said({ own, most: 60 })).toBe(`It takes many steps to see. ${END}`);
  expect(said({ own, most: 30 })).toBe('It takes many steps to see.');
});
