/** What is left of the tray where some dominoes are known to lie, and what is left for cells by the rule of their region. */
import { largest, members, smallest } from '@pipwright/core/bits';
import { DIFFERENT, SAME, SUM } from '../../engines/swift/compile.js';
import { FORCED } from '../../engines/swift/index.js';
import type { Loosened } from './loosened.js';

export interface Left {
  /** By pair x · pips + y, both ways round. */
  readonly copies: Int32Array;
  /** By number: the halves with it. */
  readonly halves: readonly number[];
}

export function leftOf({ compiled, terms, copies, most }: Loosened): Left {
  const { edges, first, second, pips } = compiled;
  const left = copies.slice();
  const halves = [...most];
  for (let e = 0; e < edges; e++) {
    const [a, b] = [terms.values[first[e]!]!, terms.values[second[e]!]!];
    if (terms.joins[e] !== FORCED || !isOne(a) || !isOne(b)) continue;
    const [x, y] = [largest(a), largest(b)];
    left[x * pips + y]!--;
    if (x !== y) left[y * pips + x]!--;
    halves[x]!--;
    halves[y]!--;
  }
  return { copies: left, halves };
}

/** Is a set of numbers one number? */
export function isOne(set: number): boolean {
  return set !== 0 && (set & (set - 1)) === 0;
}

/** A number in a cell. */
export type Held = readonly [cell: number, value: number];

/** The numbers that a cell may hold, as far as one looks at its own region alone. */
export function allowedIn(board: Loosened, cell: number): number {
  const { compiled, ruled } = board;
  const region = compiled.region[cell]!;
  const all = numbersFor(board, cell);
  if (!ruled.includes(region)) return all;
  return members(all).reduce(
    (set, value) => (regionMayHold(board, region, [[cell, value]]) ? set | (1 << value) : set),
    0,
  );
}

/** May cells of a region hold these numbers, by its rule and what is known of the others? True also where that takes a closer look. */
export function regionMayHold(board: Loosened, region: number, held: readonly Held[]): boolean {
  const { compiled, members: byRegion } = board;
  const { shape, low, high, set, each } = compiled;
  const numbers = held.map(([, value]) => value);
  const own = new Set(held.map(([cell]) => cell));
  const others = byRegion[region]!.filter((cell) => !own.has(cell));
  if (numbers.some((value) => !(each[region]! & (1 << value)))) return false;
  switch (shape[region]) {
    case SUM: {
      const sum = numbers.reduce((all, value) => all + value, 0);
      const sets = others.map((cell) => numbersFor(board, cell));
      const least = sets.reduce((all, each) => all + smallest(each), sum);
      const most = sets.reduce((all, each) => all + largest(each), sum);
      return least <= high[region]! && most >= low[region]!;
    }
    case SAME: {
      const alike = others.reduce((all, cell) => all & numbersFor(board, cell), set[region]!);
      return numbers.every((value) => value === numbers[0] && alike & (1 << value));
    }
    case DIFFERENT: {
      const taken = others.reduce(
        (all, cell) => (isOne(board.terms.values[cell]!) ? all | board.terms.values[cell]! : all),
        0,
      );
      return (
        new Set(numbers).size === numbers.length &&
        numbers.every((value) => set[region]! & (1 << value) && !(taken & (1 << value)))
      );
    }
    default:
      return true;
  }
}

/** The numbers that a cell may hold: where it must be covered, only those that some domino carries. */
function numbersFor({ terms, covered, most }: Loosened, cell: number): number {
  const values = terms.values[cell]!;
  return covered[cell] ? members(values).reduce((set, v) => (most[v]! > 0 ? set | (1 << v) : set), 0) : values;
}
