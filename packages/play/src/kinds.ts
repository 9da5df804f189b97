/**
 * The kinds that can be played: a new one is a folder, and a line in each of these three tables. Words have a table of
 * their own, so that a program with words of its own carries none of these.
 */
import type { Words } from '@pipwright/core';
import { futoshikiRules, type PlayedFutoshiki } from './futoshiki/rules.js';
import { futoshikiGameWords } from './futoshiki/words.js';
import { type PlayedPips, pipsRules } from './pips/rules.js';
import { pipsGameWords } from './pips/words.js';
import type { Rules } from './rules.js';

export interface Kinds {
  readonly pips: PlayedPips;
  readonly futoshiki: PlayedFutoshiki;
}

export const RULES: { readonly [K in keyof Kinds]: Rules<Kinds[K]> } = {
  pips: pipsRules,
  futoshiki: futoshikiRules,
};

export const WORDS: Readonly<Record<keyof Kinds, Words>> = {
  pips: pipsGameWords,
  futoshiki: futoshikiGameWords,
};
