/** A sum that takes the highest numbers there are for it, or the lowest: no others go there. */
import { smallest } from '@pipwright/core/bits';
import { SUM } from '../../engines/swift/compile.js';
import type { Knowledge } from '../knowledge.js';
import { halvesOf } from '../supply.js';
import { addHalves, halvesFor } from './halves.js';
import { eachRegion } from './regions.js';
import { asOne, type Finding, narrow, technique } from './technique.js';

export const extremeNumbers = technique('extreme-numbers', 1, (knowledge) =>
  eachRegion(knowledge, (r, cells) => {
    const { shape, low, high, pips } = knowledge.compiled;
    const open = cells.filter((cell) => !knowledge.isKnown(cell));
    if (shape[r] !== SUM || open.length < 2) return [];
    const left = halvesFor(knowledge, r);
    let has = 0;
    for (const cell of cells) {
      if (!knowledge.isKnown(cell)) continue;
      const value = smallest(knowledge.values[cell]!);
      left[value]!--;
      has += value;
    }
    const upwards = Array.from({ length: pips }, (_, value) => value);
    const sum = { region: r, open, left };
    return [
      ...taking(knowledge, { ...sum, order: upwards.toReversed(), needs: low[r]! - has }),
      ...taking(knowledge, { ...sum, order: upwards, needs: high[r]! - has }),
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

function taking(knowledge: Knowledge, { region, open, left, order, needs }: Sum): readonly Finding[] {
  const { compiled, members, carried } = knowledge;
  // What is not known of the tray counts as no limit, so that there is no counting up to it.
  const most = (value: number) => Math.max(0, Math.min(left[value]!, open.length));
  const taken = order.flatMap((value) => new Array<number>(most(value)).fill(value)).slice(0, open.length);
  const last = taken.at(-1);
  if (last === undefined || taken.length < open.length || taken.reduce((sum, value) => sum + value, 0) !== needs)
    return [];
  const counted = order.slice(0, order.indexOf(last)).filter((value) => halvesOf(compiled, value) > 0);
  // All the same, whatever is counted, is no news of the tray.
  if (counted.length === 0 && open.every((cell) => knowledge.values[cell] === carried)) return [];
  const set = taken.reduce((all, value) => all | (1 << value), 0);
  return asOne(
    open.flatMap((cell) =>
      narrow(knowledge, cell, set, (because) => {
        because.region(region);
        for (const other of members[region]!) {
          because.cell(other);
          if (!open.includes(other)) knowledge.addValues(because, other);
        }
        for (const value of counted) addHalves(knowledge, because, value, region);
      }),
    ),
  );
}
