/**
 * A language without letters: what is told in it shows that no other module holds a word, and that none may be missing.
 * Badges of rules (“each>1”) are the board's notation, not words.
 */
import { finish } from '@pipwright/core';
import { expect, it } from 'vitest';
import { examples, readIn } from '../../../test/pages.js';
import { pipsExplainer } from '../index.js';
import { english } from './english.js';
import { languageOf, type PipsWords } from './language.js';

/** All sentences, with a rune in place of each text. */
function withRunes<T>(words: T): T {
  if (typeof words === 'string') return 'ᚠ' as T;
  if (typeof words === 'number') return words;
  if (typeof words === 'function') return (() => 'ᚠ') as T;
  return Object.fromEntries(Object.entries(words as object).map(([name, part]) => [name, withRunes(part)])) as T;
}

const RUNES = languageOf({ ...withRunes(english), supposition: () => ({ suppose: 'ᚠ', so: 'ᚠ' }) });

it('holds every word that is told', () => {
  for (const puzzle of examples()) {
    const read = readIn(RUNES, puzzle);
    expect(read).toContain('ᚠ');
    expect(read, JSON.stringify(puzzle)).not.toMatch(/\p{Script=Latin}/u);
    const { steps = [], index = 0, chapter } = finish(pipsExplainer.hint(puzzle));
    if (steps[index] === undefined || chapter === undefined) continue;
    const { hint } = RUNES;
    for (const say of [RUNES.step, hint.where, hint.why, hint.what]) expect(say(puzzle, { steps, index })).toBe('ᚠ');
    expect(RUNES.chapter(puzzle, { steps, chapter })).toMatch(/^ᚠ( ᚠ)*$/);
  }
});

it('may lack no sentence', () => {
  const { 'odd-area': _, ...techniques } = english.techniques;
  const { combined: __, ...conflicts } = english.conflicts;
  // @ts-expect-error: the technique has no sentence.
  const withoutTechnique: PipsWords = { ...english, techniques };
  // @ts-expect-error: the conflict has no sentence.
  const withoutConflict: PipsWords = { ...english, conflicts };
  expect([withoutTechnique.techniques['odd-area'], withoutConflict.conflicts.combined]).toEqual([undefined, undefined]);
});
