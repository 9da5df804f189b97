/** Other dominoes that would fit on the two cells, and what would come of each. */
import { sameCell } from '@pipwright/core';
import { type Domino, sameDomino } from '../../model/domino.js';
import type { Edge } from '../step.js';
import { unfitPairs } from './impossible.js';
import type { ToldLink } from './link.js';
import { samePair } from './pairs.js';

/** Of more, nobody tries each. */
const MOST_TRIED = 4;

/** The other dominoes that would fit, by why they do not. */
export interface OthersThere {
  /** Numbers that are used up, the smallest first. */
  readonly taken: readonly number[];
  /** Those that one must try. */
  readonly tried: readonly Domino[];
}

/** Undefined where there are none, or many. */
export function othersThere(told: ToldLink): OthersThere | undefined {
  const { cells, domino } = told.placed!;
  const { left } = told.candidates(cells, { valuesOf: (cell) => told.sight(cell) });
  const others = left.filter((each) => !sameDomino(each, domino));
  if (told.isSupposed || others.length === 0 || others.length > MOST_TRIED) return undefined;
  const isTaken = (value: number, half: number) => told.known(cells[half]!) === undefined && told.isUsedUp(value);
  const isGone = (each: Domino) => waysToLie(told, each).every((way) => way.some(isTaken));
  const taken = others.filter(isGone).flatMap((each) => waysToLie(told, each).flatMap((way) => way.filter(isTaken)));
  return {
    taken: [...new Set(taken)].sort((x, y) => x - y),
    tried: others.filter((each) => !isGone(each)),
  };
}

/** Which way round a domino could lie there, as far as one sees. */
function waysToLie(told: ToldLink, [x, y]: Domino): readonly Domino[] {
  const [first, second] = told.placed!.cells.map((cell) => told.sight(cell));
  const ways: readonly Domino[] = [
    [x, y],
    [y, x],
  ];
  return ways.filter(([one, other], i) => (i === 0 || x !== y) && first!.includes(one) && second!.includes(other));
}

/** The boards with some dominoes on the two cells, and a pair that none is left for on any of them. */
export function boardsWith(
  told: ToldLink,
  dominoes: readonly Domino[],
): { readonly boards: readonly ToldLink[]; readonly shared: Edge | undefined } {
  const boards = dominoes.flatMap((domino) => waysToLie(told, domino)).map((domino) => boardWith(told, domino));
  const unfit = boards.map(unfitPairs);
  const shared = unfit[0]?.find((pair) => unfit.every((pairs) => pairs.some((each) => samePair(each, pair))));
  return { boards, shared };
}

/** The board with a domino on the two cells, and with what the rest of an = would be then. */
function boardWith(told: ToldLink, domino: Domino): ToldLink {
  const { cells } = told.placed!;
  const alike = told.puzzle.regions
    .filter(({ rule }) => rule.kind === 'same')
    .flatMap((region) => {
      const half = cells.findIndex((cell) => region.cells.some((own) => sameCell(own, cell)));
      return half < 0 ? [] : region.cells.map((cell) => ({ cell, values: [domino[half]!] }));
    });
  return told.supposing([
    { kind: 'place', domino, cells },
    { kind: 'values', cells: alike },
  ]);
}
