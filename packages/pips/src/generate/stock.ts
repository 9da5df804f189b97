/** Which dominoes there are to deal from. */
import type { Random } from '@pipwright/core';
import { type Domino, dominoKey, dominoSet, isDouble } from '../model/domino.js';
import { MAX_PIP } from '../model/puzzle.js';
import type { Stock } from './table.js';

interface DominoWish {
  /** These, all of them. */
  readonly wanted: readonly Domino[];
  /** The set that the others are of; a larger one where it is too small. */
  readonly maxPip: number;
  /** May there be two of each? */
  readonly repeats: boolean;
}

/** @param dominoes how many are needed */
export function stockOf(random: Random, wish: DominoWish, dominoes: number): Stock {
  const { wanted } = wish;
  const missing = dominoes - wanted.length;
  let { maxPip } = wish;
  let more = othersIn(maxPip, wish);
  while (more.length < missing && maxPip < MAX_PIP) more = othersIn(++maxPip, wish);
  const doubles = random.shuffle(more).slice(0, missing).filter(isDouble).length;
  return { maxPip, wanted, more: missing === 0 ? [] : more, doubles };
}

/** What is left of a set without those wanted. */
function othersIn(maxPip: number, { wanted, repeats }: DominoWish): readonly Domino[] {
  const left = [...dominoSet(maxPip), ...(repeats ? dominoSet(maxPip) : [])];
  for (const key of wanted.map(dominoKey)) {
    const found = left.findIndex((domino) => dominoKey(domino) === key);
    if (found !== -1) left.splice(found, 1);
  }
  return left;
}
