/** Claims about what the tray has, and has not, for two cells, as it stands. */
import type { Domino } from '../../model/domino.js';
import type { Makes } from './kind.js';
import { DIFFERENT, FORCED, isSame, type Known, members, range } from './known.js';

/** @param dominoes those left that fit there */
export function fitAt(known: Known, edge: number, dominoes: readonly Domino[]) {
  return {
    says: 'fit' as const,
    edge,
    dominoes,
    ...insideAt(known, edge),
    ...madeBy(known, edge),
    ...onlyOne(known, edge, dominoes),
  };
}

export function unfitAt(known: Known, edge: number) {
  const wanted = wantedAt(known, edge);
  const isJoined = known.joins[edge] === FORCED;
  return {
    says: 'unfit' as const,
    edge,
    wanted,
    isUsed: isUsed(known, wanted),
    isJoined,
    ...insideAt(known, edge),
    ...madeBy(known, edge),
  };
}

export function aloneAt(known: Known, cell: number, values: readonly number[]) {
  const edges = known.edgesLeft(cell);
  const isInside = edges.every((e) => known.sameIn(e) !== undefined);
  const wanted = wantedBy(known, cell, values);
  return {
    says: 'alone' as const,
    cell,
    values,
    partners: edges.map((e) => known.across(e, cell)),
    wanted,
    isUsed: isUsed(known, wanted),
    ...(isInside ? { inside: known.regionOf(cell)! } : {}),
  };
}

export function outsideAt(known: Known, cell: number, region: number, partner: number) {
  const doubles = (values: readonly number[]) => values.map((v): Domino => [v, v]);
  const wanted = doubles(members(known.numberOf(region)));
  const isBare = !isUsed(known, doubles(range(known.board.pips)));
  return { says: 'outside' as const, cell, region, wanted, partner, isBare, isUsed: isUsed(known, wanted) };
}

/** The = that both are in. */
function insideAt(known: Known, edge: number): { readonly inside?: number } {
  const inside = known.sameIn(edge);
  return inside === undefined ? {} : { inside };
}

/** What two cells must make, where that matters. */
function madeBy(known: Known, edge: number): { readonly makes?: Makes } {
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
function isUsed(known: Known, wanted: readonly Domino[]): boolean {
  const { given, pips } = known.board.compiled;
  return wanted.some(([x, y]) => given.most[x * pips + y]! > 0);
}

/** Is it the last domino, or the only one with a number that is certain there? */
function onlyOne(known: Known, edge: number, dominoes: readonly Domino[]) {
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

/** Those that would fit by their numbers, and are not left. */
function wantedAt(known: Known, edge: number): Domino[] {
  const { pips } = known.board;
  const [a, b] = known.ends(edge);
  const isInside = known.sameIn(edge) !== undefined;
  const region = known.regionIn(edge);
  const isUnlike = region !== undefined && known.board.shape[region] === DIFFERENT;
  const { low, high } = madeBy(known, edge).makes ?? { low: -Infinity, high: Infinity };
  const found: Domino[] = [];
  for (const x of members(known.values[a]!))
    for (const y of members(known.values[b]!))
      if (
        (!isInside || x === y) &&
        (!isUnlike || x !== y) &&
        x + y >= low &&
        x + y <= high &&
        known.left[x * pips + y]! <= 0 &&
        !found.some((d) => isSame(d, [x, y]))
      )
        found.push([x, y]);
  return found;
}

/** Dominoes that would bring one of these numbers to a cell; none where one is left, and kept out by a rule. */
function wantedBy(known: Known, cell: number, lost: readonly number[]): Domino[] {
  const edges = known.edgesLeft(cell);
  if (isBarred(known, cell, lost, edges)) return [];
  return lost.flatMap((v) => {
    const partners = edges.reduce(
      (set, e) => set | (partnersAt(known, cell, e) & (isDouble(known, e) ? 1 << v : -1)),
      0,
    );
    return members(partners).map((y): Domino => [v, y]);
  });
}

/** Is one of them left, and kept out by a rule? */
function isBarred(known: Known, cell: number, lost: readonly number[], edges: readonly number[]): boolean {
  return edges.some(
    (e) =>
      !isDouble(known, e) && lost.some((v) => members(partnersAt(known, cell, e)).some((y) => isLeft(known, v, y))),
  );
}

const partnersAt = (known: Known, cell: number, edge: number) => known.values[known.across(edge, cell)]!;
const isDouble = (known: Known, edge: number) => known.sameIn(edge) !== undefined;
const isLeft = ({ left, board }: Known, x: number, y: number) => left[x * board.pips + y]! > 0;
