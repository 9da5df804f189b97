/** The splits of a sum, or of all different values. */
import { DIFFERENT, SUM } from '../../engines/swift/compile.js';
import { supports } from './fillings.js';
import { eachRegion } from './regions.js';
import { technique } from './technique.js';

export const sumCombinations = technique('sum-combinations', 3, (knowledge) =>
  eachRegion(knowledge, (r, cells) => {
    const { shape, pips } = knowledge.compiled;
    if (shape[r] !== SUM && shape[r] !== DIFFERENT) return undefined;
    if (cells.every((cell) => knowledge.isKnown(cell))) return undefined;
    const found = supports(knowledge, r, cells, new Array<number>(pips).fill(cells.length));
    return found && cells.map((cell, i) => ({ cell, values: found[i]! }));
  }),
);
