/** A kind by its name: its types, its rules and its words. Whoever needs one asks here and not the tables. */
import type { Words } from '@pipwright/core';
import { type Kinds, RULES, WORDS } from './kinds.js';
import type { Rules } from './rules.js';

export type KindName = keyof Kinds;
export type PuzzleOf<K extends KindName> = Kinds[K]['puzzle'];
export type BoardOf<K extends KindName> = Kinds[K]['board'];
export type ActionOf<K extends KindName> = Kinds[K]['action'];
export type RulesOf<K extends KindName> = Rules<Kinds[K]>;

export function rulesOf<K extends KindName>(kind: K): RulesOf<K> {
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
