/** A sum so low or so high that every cell is known. */
import { size } from '@pipwright/core/bits';
import { eachRegion, valuesInReach } from './regions.js';
import { technique } from './technique.js';

export const extremeSum = technique('extreme-sum', 1, (knowledge) =>
  eachRegion(knowledge, (r, cells) => {
    if (cells.some((cell) => size(knowledge.values[cell]!) < knowledge.compiled.pips)) return undefined;
    const bounds = valuesInReach(knowledge, r, cells);
    return bounds.every(({ values }) => size(values) === 1) ? bounds : undefined;
  }),
);
