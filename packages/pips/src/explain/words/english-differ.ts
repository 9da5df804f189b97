/** In English, how the free parts of a solution can be filled in another way: a line each. */
import { cellName, list } from '@pipwright/core';
import { capital, count } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import { type Domino, dominoKey } from '../../model/domino.js';
import { cellNames, dominoName } from './english-names.js';
import type { PipsWords } from './language.js';

/** Of more dominoes, or more cells, only the first are named. */
const MOST_DOMINOES = 4;
const MOST_CELLS = 8;

export const englishDiffer: PipsWords['differ'] = {
  turned: ({ cells }) => `${pairName(cells)} can be turned round: nothing else tells.`,
  exchanged({ placements }) {
    const dominoes = placements.map(({ domino }) => domino);
    const lying = placements.map(({ domino, cells }) => `${theDomino(domino)} on ${pairName(cells)}`);
    if (placements.length <= 2) return capital(`${list(lying)} can change places.`);
    if (placements.length > MOST_DOMINOES)
      return capital(`${count(placements.length, 'domino', 'dominoes')} can change places, ${lying[0]} among them.`);
    const pairs = placements.map(({ cells }) => pairName(cells));
    return capital(`${allDominoes(dominoes)} can change places on ${list(pairs)}.`);
  },
  block({ at, dominoes, isFlat }) {
    const turned = isFlat ? 'upright instead of flat' : 'flat instead of upright';
    return capital(`${allDominoes(dominoes)} in the 2×2 block at ${cellName(at)} can lie ${turned}.`);
  },
  moved({ dominoes, cells }) {
    if (cells.length <= MOST_CELLS)
      return capital(`${allDominoes(dominoes)} can lie another way on ${cellNames(cells)}.`);
    const dominoCount = count(dominoes.length, 'domino', 'dominoes');
    return capital(`${dominoCount} can lie another way, from ${cellName(cells[0]!)} to ${cellName(cells.at(-1)!)}.`);
  },
  replaced: ({ cells, dominoes: [one, other] }) =>
    `${pairName(cells)} can hold ${theDomino(other)} instead of ${theDomino(one)}: nothing else tells.`,
  refilled({ cells }) {
    const [first] = cells;
    if (cells.length > MOST_CELLS)
      return `${capital(count(cells.length, 'cell'))}, from ${cellName(first!)} on, can hold other dominoes.`;
    return `${cellNames(cells)} can hold other dominoes.`;
  },
};

/** Two cells under one domino. */
function pairName(cells: readonly [Cell, Cell]): string {
  return cells.map(cellName).join('–');
}

/** The smaller number first, whichever way it lies. */
function theDomino([x, y]: Domino, copies = 1): string {
  const name = dominoName(x <= y ? [x, y] : [y, x]);
  return copies === 1 ? `the ${name}` : `the ${count(copies, name)}`;
}

/** Those that are alike together. */
function allDominoes(dominoes: readonly Domino[]): string {
  const kinds = new Map<string, Domino[]>();
  for (const domino of dominoes) kinds.set(dominoKey(domino), [...(kinds.get(dominoKey(domino)) ?? []), domino]);
  return list([...kinds.values()].map((alike) => theDomino(alike[0]!, alike.length)));
}
