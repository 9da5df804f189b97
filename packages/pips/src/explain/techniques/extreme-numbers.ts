/** A sum that takes the highest numbers there are for it, or the lowest: no others go there. */
import { smallest } from '@pipwright/core/bits';
import { SUM } from '../../engines/swift/compile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { halvesOf } from '../knowledge/supply.js';
import { addHalves, halvesFor } from './halves.js';
import { inEachRegionByHalves } from './regions.js';
import { asOne, type Finding, narrow, technique } from './technique.js';

export const extremeNumbers = technique(
  'extreme-numbers',
  1,
  inEachRegionByHalves((knowledge, r, cells) => {
    const { shape, low, high, pips } = knowledge.compiled;
    if (shape[r] !== SUM) return [];
    const open = cells.filter((cell) => !knowledge.isKnown(cell));
    if (open.length < 2) return [];
    const left = halvesFor(knowledge, r);
    let has = 0;
    for (const cell of cells) {
      if (!knowledge.isKnown(cell)) continue;
      const value = smallest(knowledge.values[cell]!);
      left[value]!--;
      has += value;
    }
    const numbers = Array.from({ length: pips }, (_, value) => value);
    return [
      ...taking(knowledge, { region: r, open, left, order: numbers.toReversed(), needs: low[r]! - has }),
      ...taking(knowledge, { region: r, open, left, order: numbers, needs: high[r]! - has }),
    ];
  }),
);

interface Sum {
  readonly region: number;
  readonly open: readonly number[];
  /** By number: so many are left for the open cells. */
  readonly left: readonly number[];
  /** All numbers, from the highest or from the lowest on. */
  readonly order: readonly number[];
  /** What the open cells make, if the first numbers in that order are just enough. */
  readonly needs: number;
}

function taking(knowledge: Knowledge, sum: Sum): readonly Finding[] {
  const { region, open, left, order } = sum;
  const taken = takenBy(sum);
  if (taken === undefined) return [];
  const counted = order.slice(0, taken).filter((value) => halvesOf(knowledge.compiled, value) > 0);
  // All the same, whatever is counted, is no news of the tray.
  if (counted.length === 0 && open.every((cell) => knowledge.values[cell] === knowledge.carried)) return [];
  const set = order.slice(0, taken + 1).reduce((all, value) => (left[value]! > 0 ? all | (1 << value) : all), 0);
  return asOne(
    open.flatMap((cell) =>
      narrow(knowledge, cell, set, (because) => {
        because.region(region);
        for (const other of knowledge.members[region]!) {
          because.cell(other);
          if (!open.includes(other)) knowledge.addValues(because, other);
        }
        for (const value of counted) addHalves(knowledge, because, value, region);
      }),
    ),
  );
}

/** The place in the order of the last number that is taken; undefined where the first numbers are not just enough. */
function takenBy({ open, left, order, needs }: Sum): number | undefined {
  let cells = open.length;
  let rest = needs;
  for (const [i, value] of order.entries()) {
    const taken = Math.max(0, Math.min(left[value]!, cells));
    cells -= taken;
    rest -= taken * value;
    if (cells === 0) return rest === 0 ? i : undefined;
  }
  return undefined;
}
