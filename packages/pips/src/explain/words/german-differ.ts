/** In German, how the free parts of a solution can be filled in another way: a line each. */
import { cellName, list } from '@pipwright/core';
import { germanNumber } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import { type Domino, dominoName as nameOf } from '../../model/domino.js';
import type { Placement } from '../../model/solution.js';
import { alikeDominoes, byFirstCell, isRectangle } from '../told/part.js';
import { sentence } from './german-clause.js';
import { type Case, cellCount, cellNames, domino as dominoName } from './german-names.js';
import type { PipsWords } from './language.js';

/** Of more dominoes, or more cells, only the first are named. */
const MOST_DOMINOES = 4;
const MOST_CELLS = 8;

const NOTHING_TELLS = 'Keine Regel spricht dagegen';

export const germanDiffer: PipsWords['differ'] = {
  turned: ({ placement }) => sentence(`${lying(placement)} lässt sich umdrehen: ${NOTHING_TELLS}`),
  exchanged({ groups }) {
    const all = groups.flat();
    const [first = [], second, ...more] = groups;
    const [one] = all;
    if (one === undefined) return '';
    if (all.length > MOST_DOMINOES || more.length > 0)
      return sentence(`${germanNumber(all.length)} Steine können die Plätze tauschen, darunter ${lying(one)}`);
    const names = und(first.map(lying));
    if (second === undefined) {
      if (all.length <= 2) return sentence(`${names} können die Plätze tauschen`);
      const pairs = und(byFirstCell(all).map(({ cells }) => pairName(cells)));
      return sentence(`${allDominoes(all.map(({ domino }) => domino))} können auf ${pairs} die Plätze tauschen`);
    }
    if (first.length === 1) return sentence(`${und(all.map(lying))} lassen sich zusammen umdrehen`);
    const also = second.length === 1 ? 'dabei umgedreht wird' : 'es auch tun';
    return sentence(`${names} können die Plätze tauschen, wenn ${und(second.map(lying))} ${also}`);
  },
  block({ at, dominoes, isFlat }) {
    const turned = isFlat ? 'stehen statt liegen' : 'liegen statt stehen';
    return sentence(`${allDominoes(dominoes)} im 2×2-Block ab ${cellName(at)} können ${turned}`);
  },
  moved({ dominoes, cells }) {
    const [first, last] = [cells[0]!, cells.at(-1)!];
    const can = `${dominoes.length === 1 ? 'kann' : 'können'}`;
    if (isRectangle(cells))
      return sentence(
        `${allDominoes(dominoes)} ${can} im Block von ${cellName(first)} bis ${cellName(last)} anders liegen`,
      );
    if (cells.length <= MOST_CELLS)
      return sentence(`${allDominoes(dominoes)} ${can} auf ${cellNames(cells)} anders liegen`);
    return sentence(
      `${germanNumber(dominoes.length)} Steine können anders liegen, von ${cellName(first)} bis ${cellName(last)}`,
    );
  },
  replaced: ({ cells, dominoes: [one, other] }) =>
    sentence(
      `auf ${pairName(cells)} kann statt ${dominoName(one, 'gen')} auch ${dominoName(other)} liegen: ${NOTHING_TELLS}`,
    ),
  refilled({ cells }) {
    const where =
      cells.length > MOST_CELLS ? `${cellCount(cells.length, 'dat')} ab ${cellName(cells[0]!)}` : cellNames(cells);
    return sentence(`auf ${where} können andere Steine liegen`);
  },
};

function und(parts: readonly string[]): string {
  return list(parts, 'und');
}

/** `der 2–3 auf r1c1–r1c2`. */
function lying({ domino, cells }: Placement): string {
  return `${dominoName(domino)} auf ${pairName(cells)}`;
}

/** Two cells under one domino. */
function pairName(cells: readonly [Cell, Cell]): string {
  return cells.map(cellName).join('–');
}

/** Those that are alike together. */
function allDominoes(dominoes: readonly Domino[], grammatical: Case = 'nom'): string {
  return und(
    alikeDominoes(dominoes).map(({ domino, copies }) =>
      copies === 1 ? dominoName(domino, grammatical) : `die ${germanNumber(copies)} ${nameOf(domino)}`,
    ),
  );
}
