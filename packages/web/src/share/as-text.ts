/** A puzzle as text that others can read: the shortest way its kind has, else the one that holds everything. */
import type { Writer } from '@pipwright/core';
import { jsonFormat as futoshikiJson, gridFormat, tathamFormat } from '@pipwright/futoshiki';
import { jsonFormat as pipsJson, textFormat } from '@pipwright/pips';
import type { AnyGame } from '@pipwright/play';

/** Undefined where it cannot be written. */
export function puzzleAsText(game: AnyGame): string | undefined {
  return game.kind === 'pips'
    ? firstOf([textFormat, pipsJson], game.puzzle)
    : firstOf([tathamFormat, gridFormat, futoshikiJson], game.puzzle);
}

function firstOf<Puzzle>(writers: readonly Writer<Puzzle>[], puzzle: Puzzle): string | undefined {
  for (const writer of writers) {
    const made = writer.make([puzzle]);
    if (made.ok) return made.value;
  }
  return undefined;
}
