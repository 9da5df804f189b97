/** The ways to fill a region with the halves that remain for it. */
import { DIFFERENT, SUM } from '../../engines/swift/compile.js';
import { supports } from './fillings.js';
import { addHalves, halvesFor } from './halves.js';
import { inEachRegionByHalves } from './regions.js';
import { narrow, technique } from './technique.js';

export const halvesLeft = technique(
  'halves-left',
  3,
  inEachRegionByHalves((knowledge, r, cells) => {
    const { shape, pips } = knowledge.compiled;
    if (shape[r] !== SUM && shape[r] !== DIFFERENT) return [];
    if (cells.every((cell) => knowledge.isKnown(cell))) return [];
    const halves = halvesFor(knowledge, r);
    const values = cells.map((cell) => knowledge.values[cell]!);
    const found = supports(knowledge, r, values, halves);
    if (found === undefined) return [];
    return cells.flatMap((cell, i) =>
      narrow(knowledge, cell, found[i]!, (because, lost) => {
        because.region(r);
        const suffices = (some: readonly number[], left: readonly number[]) => {
          const without = supports(knowledge, r, some, left);
          return without !== undefined && (without[i]! & lost) === 0;
        };
        let left: readonly number[] = halves;
        for (let v = 0; v < pips; v++) {
          if (halves[v]! >= cells.length) continue;
          const more = left.with(v, cells.length);
          if (suffices(values, more)) left = more;
          else addHalves(knowledge, because, v, r);
        }
        let loose = values;
        for (const [j, other] of cells.entries()) {
          if (j === i) continue;
          because.cell(other);
          const looser = loose.with(j, knowledge.carried);
          if (suffices(looser, left)) loose = looser;
          else knowledge.addValues(because, other);
        }
      }),
    );
  }),
);
