/** A problem of a game in the player's words: the facts come from the problem, or from the puzzle it speaks of. */
import type { Problem } from '@pipwright/core';
import type { AnyGame, Cell } from '@pipwright/play';
import type { PlayWords } from './catalogue.js';

export function sayProblem(words: PlayWords, game: AnyGame, { code, data }: Problem): string {
  const table: Readonly<Record<string, (data: never) => string>> = words.problems;
  const say = Object.hasOwn(table, code) ? table[code] : undefined;
  if (say === undefined) return words.cannot;
  const rule = game.kind === 'pips' ? game.puzzle.regions.find(({ index }) => index === data.region)?.rule : undefined;
  return say({ ...data, rule } as never);
}

/** The cells a problem speaks of. */
export function cellsOf({ data }: Problem): readonly Cell[] {
  const { cell, cells } = data as { readonly cell?: Cell; readonly cells?: readonly Cell[] };
  return cells ?? (cell === undefined ? [] : [cell]);
}
