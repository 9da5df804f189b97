/** In English, how the free parts of a solution can be filled in another way: a line each. */
import { cellName, list } from '@pipwright/core';
import { capital, count } from '@pipwright/core/explaining';
import { alikeDominoes, byFirstCell, isRectangle, type PartChange } from '../../differ/changes.js';
import type { Cell } from '../../model/cell.js';
import { type Domino, dominoName } from '../../model/domino.js';
import type { Placement } from '../../model/solution.js';

/** Of more dominoes, or more cells, only the first are named. */
const MOST_DOMINOES = 4;
const MOST_CELLS = 8;

type Words = {
  readonly [Kind in PartChange['kind']]: (change: Extract<PartChange, { readonly kind: Kind }>) => string;
};

export function differSaid(change: PartChange): string {
  return (WORDS[change.kind] as (change: PartChange) => string)(change);
}

const WORDS: Words = {
  turned: ({ placement }) => capital(`${lying(placement)} can be turned round: nothing says which way.`),
  exchanged({ groups }) {
    const all = groups.flat();
    const [first = [], second, ...more] = groups;
    const [one, ...others] = all;
    if (one === undefined) return '';
    if (all.length > MOST_DOMINOES || more.length > 0)
      return capital(`${count(all.length, 'domino', 'dominoes')} can change places, ${lying(one)} among them.`);
    const dominoes = list(first.map(lying));
    if (second === undefined) {
      if (others.length < 2) return capital(`${dominoes} can change places.`);
      return capital(
        `${allDominoes(all.map(({ domino }) => domino))} can change places on ${list(byFirstCell(all).map(({ cells }) => pairName(cells)))}.`,
      );
    }
    if (first.length === 1) return capital(`${list(all.map(lying))} can be turned round together.`);
    const also = second.length === 1 ? 'is turned round' : 'do too';
    return capital(`${dominoes} can change places if ${list(second.map(lying))} ${also}.`);
  },
  block({ at, dominoes, isFlat }) {
    const turned = isFlat ? 'upright instead of flat' : 'flat instead of upright';
    return capital(`${allDominoes(dominoes)} in the 2×2 block at ${cellName(at)} can lie ${turned}.`);
  },
  moved({ dominoes, cells }) {
    const [first, last] = [cells[0]!, cells.at(-1)!];
    if (isRectangle(cells))
      return capital(
        `${allDominoes(dominoes)} can lie another way in the block from ${cellName(first)} to ${cellName(last)}.`,
      );
    if (cells.length <= MOST_CELLS)
      return capital(`${allDominoes(dominoes)} can lie another way on ${cellNames(cells)}.`);
    const dominoCount = count(dominoes.length, 'domino', 'dominoes');
    return capital(`${dominoCount} can lie another way, from ${cellName(first)} to ${cellName(last)}.`);
  },
  replaced: ({ cells, dominoes: [one, other] }) =>
    `${pairName(cells)} can hold ${theDomino(other)} instead of ${theDomino(one)}: nothing says which.`,
  refilled({ cells }) {
    const [first] = cells;
    if (cells.length > MOST_CELLS)
      return `${capital(count(cells.length, 'cell'))}, from ${cellName(first!)} on, can hold other dominoes.`;
    return `${cellNames(cells)} can hold other dominoes.`;
  },
};

/** `the 2–3 on r1c1–r1c2`. */
function lying({ domino, cells }: Placement): string {
  return `${theDomino(domino)} on ${pairName(cells)}`;
}

/** Two cells under one domino. */
function pairName(cells: readonly [Cell, Cell]): string {
  return cells.map(cellName).join('–');
}

function theDomino(domino: Domino, copies = 1): string {
  const name = dominoName(domino);
  return copies === 1 ? `the ${name}` : `the ${count(copies, name)}`;
}

/** Those that are alike together. */
function allDominoes(dominoes: readonly Domino[]): string {
  return list(alikeDominoes(dominoes).map(({ domino, copies }) => theDomino(domino, copies)));
}

function cellNames(cells: readonly Cell[]): string {
  return list(cells.map(cellName));
}
