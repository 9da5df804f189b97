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

/** What each kind is played with. */
export interface Kinds {
  readonly pips: PlayedPips;
  readonly futoshiki: PlayedFutoshiki;
}

const RULES: { readonly [K in KindName]: Rules<Kinds[K]> } = {
  pips: pipsRules,
  futoshiki: futoshikiRules,
};

const WORDS: Readonly<Record<KindName, Words>> = {
  pips: pipsGameWords,
  futoshiki: futoshikiGameWords,
};

export type KindName = keyof Kinds;
export type PuzzleOf<K extends KindName> = Kinds[K]['puzzle'];
export type BoardOf<K extends KindName> = Kinds[K]['board'];
export type ActionOf<K extends KindName> = Kinds[K]['action'];

export function rulesOf<K extends KindName>(kind: K): Rules<Kinds[K]> {
  return RULES[kind];
}

/** A sentence for every problem that a game of this kind can have; for `describe` of `@pipwright/core`. */
export function wordsOf(kind: KindName): Words {
  return WORDS[kind];
}

/** Is it the name of a kind that can be played? */
export function isKindName(name: unknown): name is KindName {
  return typeof name === 'string' && Object.hasOwn(RULES, name);
}
