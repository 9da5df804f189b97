import { err, ok, type Result } from '@pipwright/core';

/** A domino as written: [3, 0] stays [3, 0], though it is the same domino as [0, 3]. */
export type Domino = readonly [first: number, second: number];

/** The same for a domino whichever way it is written: the lower pip first. */
export function dominoKey([first, second]: Domino): string {
  return first <= second ? `${first}-${second}` : `${second}-${first}`;
}

/** Name for people, `4–5`: the smaller number first, whichever way the domino lies. */
export function dominoName([first, second]: Domino): string {
  return first <= second ? `${first}–${second}` : `${second}–${first}`;
}

/** Whichever way the two are written. */
export function sameDomino(a: Domino, b: Domino): boolean {
  return dominoKey(a) === dominoKey(b);
}

/** Has it the same pips twice, so that it lies one way only? */
export function isDouble([first, second]: Domino): boolean {
  return first === second;
}

/** The double-N set: every pair of pips from 0 to N once. */
export function dominoSet(maxPip: number): Domino[] {
  const set: Domino[] = [];
  for (let low = 0; low <= maxPip; low++) {
    for (let high = low; high <= maxPip; high++) set.push([low, high]);
  }
  return set;
}

/** Compares dominoes by their smaller numbers, then by the others. */
export function compareDominoes(a: Domino, b: Domino): number {
  return Math.min(...a) - Math.min(...b) || Math.max(...a) - Math.max(...b);
}

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
