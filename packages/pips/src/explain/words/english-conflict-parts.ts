/** Parts of the sentences of conflicts in English. */
import { list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import { dominoName } from '../../model/domino.js';
import type { ToldConflict } from '../told/index.js';
import { numberRange } from '../told/number-range.js';

export function inWords(number: number): string {
  return count(number, '', '').trim();
}

export function trayIn({ puzzle }: ToldConflict): string {
  return puzzle.supply.kind === 'list' ? 'the tray' : `the set up to ${dominoName([puzzle.maxPip, puzzle.maxPip])}`;
}

/** What there is to choose from. */
export function leftOr(told: ToldConflict): string {
  return told.board.length > 0 ? 'left' : `in ${trayIn(told)}`;
}

/** `of 4 or more`, `up to 2`, `out of 1, 3 and 4`: numbers that no domino carries are not missed. */
export function rangeName(told: ToldConflict, numbers: readonly number[]): string {
  const { kind, low, high } = numberRange(told, numbers);
  switch (kind) {
    case 'from':
      return `of ${low} or more`;
    case 'upTo':
      return `up to ${high}`;
    case 'between':
      return `from ${low} to ${high}`;
    case 'some':
      return `out of ${list(numbers)}`;
  }
}
