/** Parts of the sentences of conflicts in English. */

import { list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import { dominoName } from '../../model/domino.js';
import type { ToldConflict } from '../told/index.js';

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
  const all = Array.from({ length: told.puzzle.maxPip + 1 }, (_, value) => value);
  const there = all.filter((value) => numbers.includes(value) || told.halves(value) > 0);
  const [low = 0] = numbers;
  const high = numbers.at(-1) ?? 0;
  const isRange = there.filter((value) => value >= low && value <= high).length === numbers.length;
  if (isRange && high === there.at(-1)) return `of ${low} or more`;
  if (isRange && low === there[0]) return `up to ${high}`;
  if (isRange) return `from ${low} to ${high}`;
  return `out of ${list(numbers)}`;
}
