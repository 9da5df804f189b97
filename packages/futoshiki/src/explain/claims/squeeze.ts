/** A claim about what a number would leave to other cells of its line, of which some are beside it by signs or bars. */
import { COSTS, type Ids, type Kind, type Numbers, type Saying, values } from './kind.js';
import { bitOf, full, type Known, numbersOf, setOf } from './known.js';

/** With a number in a cell, others of its line would have fewer numbers than there are of them. */
export interface Squeeze<I extends Ids = Numbers> extends Saying<'squeeze', I, 'line' | 'cell' | 'value' | 'others'> {
  /** What it would leave to them. */
  readonly left: readonly number[];
}

/** May two cells of a line have these two numbers, as far as what is between them goes? */
function goTogether({ board }: Known, [cell, other]: readonly number[], [value, beside]: readonly number[]): boolean {
  const has = (list: readonly (readonly number[])[]) => list[cell!]!.includes(other!);
  if (value === beside || (has(board.above) && beside! < value!) || (has(board.below) && beside! > value!))
    return false;
  const isNext = Math.abs(value! - beside!) === 1;
  return isNext ? !has(board.apart) : !has(board.next);
}

const besides = (known: Known, cell: number, value: number, other: number) =>
  setOf(numbersOf(full(known.board.side)).filter((each) => goTogether(known, [cell, other], [value, each])));

const wouldLeave = (known: Known, { cell, value, others }: Squeeze) =>
  numbersOf(others.reduce((all, other) => all | (known.values[other]! & besides(known, cell, value, other)), 0));

export const squeeze: Kind<Squeeze> = {
  technique: 'squeeze',
  ends: 'line',
  cost: 2.5,
  costs: ({ others, left }) => COSTS.named * (others.length + left.length),
  isTrue: (known, claim) =>
    claim.left.length > 0 &&
    claim.left.length < claim.others.length &&
    new Set([claim.cell, ...claim.others]).size === claim.others.length + 1 &&
    [claim.cell, ...claim.others].every((each) => known.openOf(claim.line).includes(each)) &&
    (setOf(wouldLeave(known, claim)) & ~setOf(claim.left)) === 0,
  shows: (_, { cell, value }) => [values(cell, ~bitOf(value))],
  rests: (known, { cell, value, others, left }) =>
    others.map((other) => ({ cell: other, set: besides(known, cell, value, other) & ~setOf(left) })),
  about({ board }, { line, cell, others }) {
    const across = (list: readonly (readonly number[])[]) =>
      others.filter((other) => list[cell]!.includes(other)).map((other) => [cell, other] as const);
    const up = across(board.above).map(([a, b]) => [b, a] as const);
    const signs = [...up, ...across(board.below)];
    return { lines: [line], cells: others, signs, bars: across(board.next), noBars: across(board.apart) };
  },
  reads: (_, { cell, others }) => [cell, ...others],
  now: (known, claim) => ({ ...claim, left: wouldLeave(known, claim) }),
};
