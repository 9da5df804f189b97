/** The splits of a sum, or of all different values. */
import { DIFFERENT, SUM } from '../../engines/swift/compile.js';
import { Premises } from '../knowledge/premise.js';
import { supports } from './fillings.js';
import { inEachRegion } from './regions.js';
import { narrow, technique } from './technique.js';

export const sumCombinations = technique(
  'sum-combinations',
  3,
  inEachRegion((knowledge, r, cells) => {
    const { shape, pips } = knowledge.compiled;
    if (shape[r] !== SUM && shape[r] !== DIFFERENT) return [];
    if (cells.every((cell) => knowledge.isKnown(cell))) return [];
    const unlimited = new Array<number>(pips).fill(cells.length);
    const values = cells.map((cell) => knowledge.values[cell]!);
    const found = supports(knowledge, r, values, unlimited);
    if (found === undefined) return [];
    return cells.flatMap((cell, i) =>
      narrow(knowledge, cell, found[i]!, (because, lost) => {
        because.region(r);
        let loose = values;
        for (const [j, other] of cells.entries()) {
          if (j === i) continue;
          because.cell(other);
          const looser = loose.with(j, knowledge.carried);
          const without = supports(knowledge, r, looser, unlimited);
          if (without !== undefined && (without[i]! & lost) === 0) loose = looser;
          else knowledge.addValues(because, other);
        }
      }),
    );
  }),
);

/** A region that nothing can fill any more: what ends a trial sooner than one cell after another. */
export const unfillable = technique(
  sumCombinations.name,
  sumCombinations.level,
  inEachRegion((knowledge, r, cells) => {
    const { shape, pips } = knowledge.compiled;
    if (shape[r] !== SUM && shape[r] !== DIFFERENT) return [];
    const unlimited = new Array<number>(pips).fill(cells.length);
    const values = cells.map((cell) => knowledge.values[cell]!);
    const isFillable = (some: readonly number[]) =>
      supports(knowledge, r, some, unlimited)?.some((set) => set !== 0) ?? true;
    if (isFillable(values)) return [];
    const because = new Premises().region(r);
    let loose: readonly number[] = values;
    for (const [i, cell] of cells.entries()) {
      because.cell(cell);
      const looser = loose.with(i, knowledge.carried);
      if (isFillable(looser)) knowledge.addValues(because, cell);
      else loose = looser;
    }
    const at = cells.find((cell) => !knowledge.isKnown(cell)) ?? cells.at(-1)!;
    return [{ fact: [{ kind: 'values', cell: at, values: 0 }], because }];
  }),
);
