/** A kind by its name: its types, its rules and its words. Whoever needs one asks here and not the tables. */
import type { JsonValue, Problem, Result, Words } from '@pipwright/core';
import { type Kinds, RULES, WORDS } from './kinds.js';
import type { PuzzleFacts, Rules } from './rules.js';

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

export function isKindName(name: unknown): name is KindName {
  return typeof name === 'string' && Object.hasOwn(RULES, name);
}

export function puzzleToJson<K extends KindName>(kind: K, puzzle: PuzzleOf<K>): Result<JsonValue, readonly Problem[]> {
  return rulesOf(kind).puzzleToJson(puzzle);
}

/** A puzzle from plain JSON, checked; or all that is wrong with it. */
export function puzzleFromJson<K extends KindName>(kind: K, json: JsonValue): Result<PuzzleOf<K>, readonly Problem[]> {
  return rulesOf(kind).puzzleFromJson(json);
}

/** The same for the same puzzle, whatever it was written in and is called; two kinds may have the same key. */
export function puzzleKey<K extends KindName>(kind: K, puzzle: PuzzleOf<K>): string {
  return rulesOf(kind).key(puzzle);
}

export function puzzleFacts<K extends KindName>(kind: K, puzzle: PuzzleOf<K>): PuzzleFacts {
  return rulesOf(kind).facts(puzzle);
}
