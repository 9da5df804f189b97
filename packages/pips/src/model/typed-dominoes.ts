import { err, ok, type Result } from '@pipwright/core';
import type { Domino } from './domino.js';

/** The dominoes of `26 33, 3-5`, or the words that are none. Larger numbers need the dash. */
export function parseDominoes(text: string): Result<readonly Domino[], readonly string[]> {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const dominoes = words.map(parseDomino);
  const wrong = words.filter((_, i) => dominoes[i] === undefined);
  return wrong.length > 0 ? err(wrong) : ok(dominoes as Domino[]);
}

function parseDomino(word: string): Domino | undefined {
  const [, first, second] = /^(\d)(\d)$/.exec(word) ?? /^(\d+)[-–](\d+)$/.exec(word) ?? [];
  return first === undefined ? undefined : [Number(first), Number(second)];
}
