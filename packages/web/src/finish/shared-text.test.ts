import { expect, it } from 'vitest';
import { en } from '../words/testing/catalogues.js';
import { type SharedResult, sharedText } from './shared-text.js';

const RESULT: SharedResult = {
  kind: 'Pips',
  title: 'Medium · 18 Nov',
  level: 'medium',
  elapsed: 418_900,
  hints: 0,
  walked: false,
};

it.each([
  ['a puzzle of a day', RESULT, 'Pipwright Pips · Medium · 18 Nov 🟡\n6:58 · no hints'],
  ['a title without its level', { ...RESULT, title: '18 Nov' }, 'Pipwright Pips · 18 Nov · Medium 🟡\n6:58 · no hints'],
  [
    'help',
    { ...RESULT, title: 'Hard 12', level: 'hard', hints: 2, walked: true },
    'Pipwright Pips · Hard 12 🔴\n6:58 · 2 hints and the walk-through',
  ],
  ['one’s own', { ...RESULT, title: 'From Ann', level: undefined }, 'Pipwright Pips · From Ann\n6:58 · no hints'],
] as const)('%s', (_, result, text) => expect(sharedText(en, en.finish, result)).toBe(text));
