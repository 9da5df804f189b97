/** Puzzles as the JSON in which saved games keep them, for programs that keep puzzles without a game. */
import type { JsonValue, Problem, Result } from '@pipwright/core';
import { type KindName, type PuzzleOf, rulesOf } from './kinds.js';

/** The puzzle as plain JSON, as in a saved game; fails for a puzzle that the kind's JSON cannot hold. */
export function puzzleToJson<K extends KindName>(kind: K, puzzle: PuzzleOf<K>): Result<JsonValue, readonly Problem[]> {
  return rulesOf(kind).puzzleToJson(puzzle);
}

/** A puzzle from plain JSON, checked; or all that is wrong with it. */
export function puzzleFromJson<K extends KindName>(kind: K, json: JsonValue): Result<PuzzleOf<K>, readonly Problem[]> {
  return rulesOf(kind).puzzleFromJson(json);
}
