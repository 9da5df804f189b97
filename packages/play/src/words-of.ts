/** Kept apart from the rules of the kinds: a program with words of its own then carries none of these. */
import type { Words } from '@pipwright/core';
import { futoshikiWords } from '@pipwright/futoshiki';
import { pipsWords } from '@pipwright/pips';
import type { KindName } from './kinds.js';
import { playWords } from './words.js';

const WORDS: Readonly<Record<KindName, Words>> = {
  pips: { ...pipsWords, ...playWords },
  futoshiki: { ...futoshikiWords, ...playWords },
};

/** A sentence for every problem that a game of this kind can have; for `describe` of `@pipwright/core`. */
export function wordsOf(kind: KindName): Words {
  return WORDS[kind];
}
