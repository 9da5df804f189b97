/** What programs that keep puzzles without a game ask about them. */
import type { JsonValue, Problem, Result } from '@pipwright/core';
import { type KindName, type PuzzleOf, rulesOf } from './kind.js';
import type { PuzzleFacts } from './rules.js';

/** The puzzle as plain JSON, as in a saved game; fails for a puzzle that the kind's JSON cannot hold. */
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

/** How large a puzzle is. */
export function puzzleFacts<K extends KindName>(kind: K, puzzle: PuzzleOf<K>): PuzzleFacts {
  return rulesOf(kind).facts(puzzle);
}
