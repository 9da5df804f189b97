/** One region that the numbers left cannot fill: even the highest make too little, even the lowest too much, or none go together. */
import { largest } from '@pipwright/core/bits';
import { SUM } from '../../engines/swift/compile.js';
import { countsToFill } from './fillings.js';
import { isOne, leftOf } from './left.js';
import type { Loosened } from './loosened.js';
import type { Named } from './reason.js';

/** The sum of a region is out of reach. */
export function* outOfReach(board: Loosened): Generator<Named, void> {
  const { compiled, terms, ruled, covered, members } = board;
  const { shape, low, high } = compiled;
  const { halves } = leftOf(board);
  for (const region of ruled) {
    const cells = members[region]!;
    if (shape[region] !== SUM || !cells.every((cell) => covered[cell])) continue;
    const open = cells.filter((cell) => !isOne(terms.values[cell]!)).length;
    const sum = cells.reduce((all, cell) => (isOne(terms.values[cell]!) ? all + largest(terms.values[cell]!) : all), 0);
    const highest = pick([...halves.keys()].reverse(), halves, open);
    const lowest = pick([...halves.keys()], halves, open);
    if (open === 0 || highest.length < open) continue;
    const named = { reason: 'out-of-reach', regions: [region], cells } as const;
    const available = total(highest);
    if (sum + available < low[region]!) {
      const values = [...halves.keys()].filter((value) => value > highest.at(-1)!);
      yield { ...named, values, shortage: { needed: low[region]! - sum, available, numbers: highest } };
    }
    if (sum + total(lowest) > high[region]!) {
      const values = [...halves.keys()].filter((value) => value < lowest.at(-1)!);
      yield { ...named, values, shortage: { needed: total(lowest), available: high[region]! - sum, numbers: lowest } };
    }
  }
}

/** The first numbers of a list, as many as there are of each, until there are enough. */
function pick(order: readonly number[], halves: readonly number[], count: number): readonly number[] {
  const picked: number[] = [];
  for (const value of order) for (let i = 0; i < halves[value]! && picked.length < count; i++) picked.push(value);
  return picked;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, value) => sum + value, 0);
}

/** No numbers that are left fill a region. */
export function* regionWithoutNumbers(board: Loosened): Generator<Named, void> {
  const { terms, ruled, covered, members, most } = board;
  const { halves } = leftOf(board);
  for (const region of ruled) {
    const cells = members[region]!.filter((cell) => covered[cell]);
    const own = cells.flatMap((cell) => (isOne(terms.values[cell]!) ? [largest(terms.values[cell]!)] : []));
    const there = halves.map((count, value) =>
      Math.min(most[value]!, count + own.filter((each) => each === value).length),
    );
    if (cells.length === 0 || countsToFill(board, region, cells, there)?.length !== 0) continue;
    yield {
      reason: 'numbers-do-not-fit',
      regions: [region],
      cells,
      values: [...most.keys()].filter((value) => most[value]! > 0),
    };
  }
}
