/** What the tray has had, and has left, for two cells. */
import type { Domino } from '../../model/domino.js';
import type { ClaimOf, Makes } from './claim.js';
import { type Known, range } from './known.js';

/** What two cells must make, where that matters. */
export function madeBy(known: Known, edge: number): { readonly makes?: Makes } {
  const makes = known.makes(edge);
  if (makes === undefined || known.fits(edge).length === known.fits(edge, false).length) return {};
  const [low, high] = makes;
  const { pips } = known.board;
  const isThere = known.left.some((copies, pair) => {
    const sum = Math.floor(pair / pips) + (pair % pips);
    return copies > 0 && sum >= low && sum <= high;
  });
  return { makes: { low, high, isThere } };
}

/** Had the tray one of these dominoes? */
export function isUsed(known: Known, wanted: readonly Domino[]): boolean {
  const { given, pips } = known.board.compiled;
  return wanted.some(([x, y]) => given.most[x * pips + y]! > 0);
}

/** Is it the last domino, or the only one with a number that is certain there? */
export function onlyOne(
  known: Known,
  edge: number,
  dominoes: readonly Domino[],
): Pick<ClaimOf<'fit'>, 'only' | 'isLast'> {
  const { pips } = known.board;
  const isLast = known.covered.reduce((open, c) => open + 1 - c, 0) === 2;
  const [domino] = dominoes;
  if (domino === undefined || dominoes.length > 1) return { isLast: false };
  for (const [side, cell] of known.ends(edge).entries()) {
    const value = domino[side]!;
    const isOnly = range(pips).filter((y) => known.left[value * pips + y]! > 0).length === 1;
    if (known.isSure(cell) && isOnly) return { isLast, only: { cell, value } };
  }
  return { isLast };
}
