/** Why no other domino fits on two cells, in English: what would come of each. */
import { sameCell } from '@pipwright/core';
import { type Domino, sameDomino } from '../../model/domino.js';
import { samePair, type ToldLink, unfitPairs } from '../told/index.js';
import { byName } from '../told/tray.js';
import { usedUp } from './english-count.js';
import { impossibleSoon } from './english-dead-end.js';
import type { Variants } from './english-facts.js';
import { cellNames, dominoNames } from './english-names.js';
import { sentence } from './english-telling.js';

/** Of more, nobody tries each. */
const MOST_TRIED = 4;

/**
 * `All three 3s are taken: it is the 2–4`, `With the 0–3, no domino would be left for r1c1 and r1c2: it is the 2–4`.
 * @param then what follows, unless it is said next
 */
export function ruledOut(told: ToldLink, then: string): Variants {
  const { cells, domino } = told.placed!;
  const { left } = told.candidates(cells, { valuesOf: (cell) => told.sight(cell) });
  const others = left.filter((each) => !sameDomino(each, domino));
  if (told.isSupposed || others.length === 0 || others.length > MOST_TRIED) return [];
  const isTaken = (value: number, half: number) => told.known(cells[half]!) === undefined && told.isUsedUp(value);
  const isGone = (each: Domino) => waysToLie(told, each).every((way) => way.some(isTaken));
  const taken = others.filter(isGone).flatMap((each) => waysToLie(told, each).flatMap((way) => way.filter(isTaken)));
  const tried = others.filter((each) => !isGone(each));
  const why = tried.length === 0 ? '' : whyNone(told, tried);
  if (why === undefined) return [];
  const reasons = [
    ...(taken.length === 0
      ? []
      : [
          usedUp(
            told,
            [...new Set(taken)].sort((x, y) => x - y),
          ),
        ]),
    ...(why === '' ? [] : [`with ${dominoNames(byName(tried))}, ${why}`]),
  ];
  return [sentence(`${reasons.join('. ')}${then === '' ? '' : `: ${then}`}`)];
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

/** What could not be with any of some dominoes on the two cells: the same with each, whichever way round. */
function whyNone(told: ToldLink, dominoes: readonly Domino[]): string | undefined {
  const boards = dominoes.flatMap((domino) => waysToLie(told, domino)).map((domino) => boardWith(told, domino));
  const unfit = boards.map(unfitPairs);
  const shared = unfit[0]?.find((pair) => unfit.every((pairs) => pairs.some((each) => samePair(each, pair))));
  if (shared !== undefined && boards.length > 1) return `no domino would be left for ${cellNames(shared)}`;
  const [whys = [], ...more] = boards.map(impossibleSoon);
  return whys.find((why) => more.every((others) => others.includes(why)));
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
