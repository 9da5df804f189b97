/** Claims about bars: numbers on both sides of one are neighbours, and others that touch are not. */
import { lineOf, range } from './board.js';
import { COSTS, type Ids, type Kind, type Numbers, type Saying, values } from './kind.js';
import { bitOf, full, type Known, setOf } from './known.js';

/** Across a bar stands one more or one less than one of these. */
export type Across<I extends Ids = Numbers> = Saying<'across', I, 'cell' | 'other' | 'values'>;

/** Without a bar, these cannot stand beside all that the other can be. */
export type Apart<I extends Ids = Numbers> = Saying<'apart', I, 'cell' | 'other' | 'values'>;

/** Along bars in one line numbers go up one by one, or down. */
export type Run<I extends Ids = Numbers> = Saying<'run', I, 'line' | 'cells'>;

export type OfBars<I extends Ids> = Across<I> | Apart<I> | Run<I>;

const nextTo = (set: number, side: number) => ((set << 1) | (set >>> 1)) & full(side);

export const across: Kind<Across> = {
  technique: 'across-bar',
  ends: 'empty-domain',
  cost: 0.8,
  costs: ({ values: numbers }) => COSTS.looked * numbers.length,
  isTrue: (known, { cell, other, values: numbers }) =>
    known.board.next[cell]!.includes(other) && numbers.length > 0 && (known.values[other]! & ~setOf(numbers)) === 0,
  shows: ({ board }, { cell, values: numbers }) => [values(cell, nextTo(setOf(numbers), board.side))],
  rests: (_, { other, values: numbers }) => [{ cell: other, set: ~setOf(numbers) }],
  about: (_, { cell, other }) => ({ bars: [[cell, other]] }),
};

export const apart: Kind<Apart> = {
  technique: 'no-bar',
  ends: 'empty-domain',
  cost: 1,
  costs: ({ values: numbers }) => COSTS.looked * numbers.length,
  isTrue: (known, { cell, other, values: numbers }) =>
    known.board.apart[cell]!.includes(other) && numbers.length > 0 && (known.values[other]! & ~setOf(numbers)) === 0,
  shows({ board: { side } }, { cell, values: numbers }) {
    const others = setOf(numbers);
    const isOut = (value: number) => {
      const bit = bitOf(value);
      return (others & ~bit & ~nextTo(bit, side)) === 0;
    };
    const out = range(side)
      .map((i) => i + 1)
      .filter(isOut);
    return [values(cell, ~setOf(out))];
  },
  rests: (_, { other, values: numbers }) => [{ cell: other, set: ~setOf(numbers) }],
  about: ({ board }, { cell, other }) => ({ noBars: [[cell, other]], unnamed: [lineOf(board, [cell, other])!] }),
};

/** What each cell of a run has in some way to fill it. */
export function waysAlong(known: Known, cells: readonly number[]): number[] {
  const { side } = known.board;
  const found = cells.map(() => 0);
  for (const step of [1, -1])
    for (let first = 1; first <= side; first++) {
      const numbers = cells.map((_, i) => first + step * i);
      if (!numbers.every((value, i) => value >= 1 && value <= side && known.can(cells[i]!, value))) continue;
      for (const [i, value] of numbers.entries()) found[i]! |= bitOf(value);
    }
  return found;
}

export const run: Kind<Run> = {
  technique: 'bar-run',
  ends: 'line',
  cost: 1.5,
  costs: ({ cells }) => COSTS.named * (cells.length - 3),
  isTrue: (known, { line, cells }) =>
    cells.length > 2 &&
    new Set(cells).size === cells.length &&
    cells.every((cell) => known.board.lines[line]!.includes(cell)) &&
    cells.slice(1).every((cell, i) => known.board.next[cell]!.includes(cells[i]!)),
  shows(known, { cells }) {
    const ways = waysAlong(known, cells);
    return cells.flatMap((cell, i) => (known.isOpen(cell) ? [values(cell, ways[i]!)] : []));
  },
  rests: (known, { cells }) =>
    cells.map((cell) => ({ cell, set: ~(known.isOpen(cell) ? known.values[cell]! : bitOf(known.written[cell]!)) })),
  about: (_, { line, cells }) => ({ lines: [line], bars: cells.slice(1).map((cell, i) => [cells[i]!, cell] as const) }),
};
