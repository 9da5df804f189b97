/** Claims about signs. */
import { lineOf } from './board.js';
import { COSTS, type Ids, type Kind, type Numbers, placed, type Saying, values } from './kind.js';
import { atLeast, atMost, bitOf, full, type Known, least, most, numbersOf, setOf, size } from './known.js';

/** Along signs from cell to cell, each greater than the next where the last is at least a number, or less where it is at most one. */
export interface Chain<I extends Ids = Numbers> extends Saying<'chain', I, 'side' | 'cells'> {
  /** What the last is at least, or at most. */
  readonly from: number;
}

/** A cell between two of its line that are both greater, or both less: these need two numbers beyond it. */
export interface Between<I extends Ids = Numbers> extends Saying<'between', I, 'cell' | 'others'> {
  /** Is it greater than both, and so at least a number? */
  readonly side: 'least' | 'most';
  /** The least, or the most, that it can be. */
  readonly bound: number;
  /** What one beyond that would leave to both: one number, or none. */
  readonly left: readonly number[];
}

/** Two cells of a line with the same two numbers, and a sign between them: the greater one first. */
export type Ordered<I extends Ids = Numbers> = Saying<'ordered', I, 'cells' | 'values'>;

export type OfSigns<I extends Ids> = Chain<I> | Between<I> | Ordered<I>;

export const boundBy = (side: 'least' | 'most', value: number) => (side === 'least' ? atLeast(value) : atMost(value));

/** So few numbers are said to be left. */
const FEW = 2;

/** The greater one first. */
const signed = (side: 'least' | 'most', cell: number, other: number) =>
  side === 'least' ? ([cell, other] as const) : ([other, cell] as const);

export const chain: Kind<Chain> = {
  technique: ({ cells }) => (cells.length === 2 ? 'bound' : 'chain-bound'),
  ends: 'empty-domain',
  cost: 0.7,
  costs: ({ cells }) => COSTS.named * (cells.length - 2),
  isTrue(known, { side, cells, from }) {
    const { above, below } = known.board;
    const isSigned = (cell: number, other: number) => (side === 'least' ? below : above)[cell]!.includes(other);
    const end = known.values[cells.at(-1)!]!;
    return (
      cells.length > 1 &&
      cells.slice(1).every((cell, i) => isSigned(cells[i]!, cell)) &&
      end !== 0 &&
      (side === 'least' ? least(end) >= from : most(end) <= from)
    );
  },
  shows(known, { side, cells, from }) {
    const last = cells.length - 1;
    const step = side === 'least' ? 1 : -1;
    const top = side === 'least' ? known.board.side : 1;
    return cells.slice(0, last).flatMap((cell, i) => {
      const bound = boundBy(side, from + step * (last - i));
      // The other end leaves a few: that is said where no more than two are left.
      const few = bound & boundBy(side === 'least' ? 'most' : 'least', top - step * i) & full(known.board.side);
      return known.isOpen(cell) ? [values(cell, size(few) <= FEW ? few : bound)] : [];
    });
  },
  rests: (_, { side, cells, from }) => [{ cell: cells.at(-1)!, set: ~boundBy(side, from) }],
  about: (_, { side, cells }) => ({ signs: cells.slice(1).map((cell, i) => signed(side, cells[i]!, cell)) }),
  now(known, claim) {
    const end = known.written[claim.cells.at(-1)!]!;
    return end === 0 ? claim : { ...claim, from: end };
  },
};

/** What two cells can be beyond a number, where that is too little for both; undefined where it is not. */
export function tooLittle(
  known: Known,
  side: 'least' | 'most',
  value: number,
  [a, b]: readonly number[],
): readonly number[] | undefined {
  const beyond = side === 'least' ? atMost(value - 1) : atLeast(value + 1);
  const [one, other] = [known.values[a!]! & beyond, known.values[b!]! & beyond];
  if (one === 0 || other === 0) return [];
  return one === other && size(one) === 1 ? numbersOf(one) : undefined;
}

const nextTo = (side: 'least' | 'most', bound: number) => (side === 'least' ? bound - 1 : bound + 1);

export const between: Kind<Between> = {
  technique: ({ side }) => (side === 'least' ? 'peak' : 'valley'),
  ends: 'empty-domain',
  cost: 1,
  isTrue(known, { side, cell, others, bound, left }) {
    const { above, below } = known.board;
    const isBeside = others.every((other) => (side === 'least' ? below : above)[cell]!.includes(other));
    const found = tooLittle(known, side, nextTo(side, bound), others);
    return (
      isBeside &&
      others.length === 2 &&
      others[0] !== others[1] &&
      lineOf(known.board, [cell, ...others]) !== undefined &&
      found !== undefined &&
      String(found) === String(left)
    );
  },
  shows: (known, { side, cell, bound }) => (known.isOpen(cell) ? [values(cell, boundBy(side, bound))] : []),
  rests(_, { side, others, bound, left }) {
    const beyond = side === 'least' ? atMost(bound - 2) : atLeast(bound + 2);
    return others.map((cell) => ({ cell, set: beyond & ~setOf(left) }));
  },
  about: ({ board }, { side, cell, others }) => ({
    unnamed: [lineOf(board, [cell, ...others])!],
    signs: others.map((other) => signed(side, cell, other)),
  }),
  now(known, claim) {
    const left = tooLittle(known, claim.side, nextTo(claim.side, claim.bound), claim.others);
    return left === undefined ? claim : { ...claim, left };
  },
};

export const ordered: Kind<Ordered> = {
  technique: 'ordered-pair',
  ends: 'line',
  cost: 0.3,
  isTrue: (known, { cells: [greater, less], values: [high, low] }) =>
    known.board.below[greater!]!.includes(less!) &&
    low! < high! &&
    [greater!, less!].every((cell) => known.isOpen(cell) && known.values[cell] === (bitOf(high!) | bitOf(low!))),
  shows: (_, { cells: [greater, less], values: [high, low] }) => [placed(greater!, high!), placed(less!, low!)],
  rests: (_, { cells, values: numbers }) => cells.map((cell) => ({ cell, set: ~setOf(numbers) })),
  about: ({ board }, { cells }) => ({ lines: [lineOf(board, cells)!], signs: [[cells[0]!, cells[1]!]] }),
};
