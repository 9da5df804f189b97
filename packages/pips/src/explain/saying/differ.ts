/** In English, how the free parts of a solution can be filled in another way: a line each. */
import { list } from '@pipwright/core';
import { capital, count, type Names } from '@pipwright/core/explaining';
import { alikeDominoes, byFirstCell, isRectangle, type PartChange } from '../../differ/changes.js';
import type { Cell } from '../../model/cell.js';
import { type Domino, dominoName } from '../../model/domino.js';
import type { Placement } from '../../model/solution.js';

/** Of more dominoes, or more cells, only the first are named. */
const MOST_DOMINOES = 4;
const MOST_CELLS = 8;

type Words = {
  readonly [Kind in PartChange['kind']]: (change: Extract<PartChange, { readonly kind: Kind }>, names: Names) => string;
};

export function differSaid(change: PartChange, names: Names): string {
  return (WORDS[change.kind] as (change: PartChange, names: Names) => string)(change, names);
}

const WORDS: Words = {
  turned: ({ placement }, names) => capital(`${lying(names, placement)} can be turned round: nothing says which way.`),
  exchanged({ groups }, names) {
    const lie = (placement: Placement) => lying(names, placement);
    const all = groups.flat();
    const [first = [], second, ...more] = groups;
    const [one, ...others] = all;
    if (one === undefined) return '';
    if (all.length > MOST_DOMINOES || more.length > 0)
      return capital(`${count(all.length, 'domino', 'dominoes')} can change places, ${lie(one)} among them.`);
    const dominoes = list(first.map(lie));
    if (second === undefined) {
      if (others.length < 2) return capital(`${dominoes} can change places.`);
      return capital(
        `${allDominoes(all.map(({ domino }) => domino))} can change places on ${list(byFirstCell(all).map(({ cells }) => pairName(names, cells)))}.`,
      );
    }
    if (first.length === 1) return capital(`${list(all.map(lie))} can be turned round together.`);
    const also = second.length === 1 ? 'is turned round' : 'do too';
    return capital(`${dominoes} can change places if ${list(second.map(lie))} ${also}.`);
  },
  block({ at, dominoes, isFlat }, names) {
    const turned = isFlat ? 'upright instead of flat' : 'flat instead of upright';
    return capital(`${allDominoes(dominoes)} in the 2×2 block at ${names.cell(at)} can lie ${turned}.`);
  },
  moved({ dominoes, cells }, names) {
    const [first, last] = [cells[0]!, cells.at(-1)!];
    if (isRectangle(cells))
      return capital(
        `${allDominoes(dominoes)} can lie another way in the block from ${names.cell(first)} to ${names.cell(last)}.`,
      );
    if (cells.length <= MOST_CELLS)
      return capital(`${allDominoes(dominoes)} can lie another way on ${names.cells(cells)}.`);
    const dominoCount = count(dominoes.length, 'domino', 'dominoes');
    return capital(`${dominoCount} can lie another way, from ${names.cell(first)} to ${names.cell(last)}.`);
  },
  replaced: ({ cells, dominoes: [one, other] }, names) =>
    `${pairName(names, cells)} can hold ${theDomino(other)} instead of ${theDomino(one)}: nothing says which.`,
  refilled({ cells }, names) {
    const [first] = cells;
    if (cells.length > MOST_CELLS)
      return `${capital(count(cells.length, 'cell'))}, from ${names.cell(first!)} on, can hold other dominoes.`;
    return `${names.cells(cells)} can hold other dominoes.`;
  },
};

/** `the 2–3 on r1c1–r1c2`. */
function lying(names: Names, { domino, cells }: Placement): string {
  return `${theDomino(domino)} on ${pairName(names, cells)}`;
}

/** Two cells under one domino. */
function pairName(names: Names, cells: readonly [Cell, Cell]): string {
  return cells.map(names.cell).join('–');
}

function theDomino(domino: Domino, copies = 1): string {
  const name = dominoName(domino);
  return copies === 1 ? `the ${name}` : `the ${count(copies, name)}`;
}

/** Those that are alike together. */
function allDominoes(dominoes: readonly Domino[]): string {
  return list(alikeDominoes(dominoes).map(({ domino, copies }) => theDomino(domino, copies)));
}
