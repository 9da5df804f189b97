import type { JsonValue } from '@pipwright/core';
import { type Game, type KindName, newGame, puzzleFromJson } from '@pipwright/play';

/** A new game of a puzzle that is written down in a test. */
export function gameOf<K extends KindName>(kind: K, json: JsonValue): Game<K> {
  const puzzle = puzzleFromJson(kind, json);
  const game = puzzle.ok ? newGame(kind, puzzle.value) : puzzle;
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}
