/** A problem of a game in the player's words: the facts come from the problem, or from the puzzle it speaks of. */
import type { Problem } from '@pipwright/core';
import type { AnyGame, Cell } from '@pipwright/play';
import type { PlayWords } from './catalogue.js';
import type { Sayings } from './sentences.js';

export function sayProblem(words: PlayWords, { kind, puzzle }: AnyGame, { code, data }: Problem): string {
  const tables: readonly Sayings[] = [words.kinds[kind].problems, words.problems];
  const say = tables.find((table) => Object.hasOwn(table, code))?.[code];
  return say === undefined ? words.cannot : say(data as never, puzzle as never);
}

/** The cells a problem speaks of. */
export function cellsOf({ data }: Problem): readonly Cell[] {
  const { cell, cells } = data as { readonly cell?: Cell; readonly cells?: readonly Cell[] };
  return cells ?? (cell === undefined ? [] : [cell]);
}
