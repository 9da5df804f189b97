/** A sum so low or so high that every cell is known. */
import { largest, smallest } from '@pipwright/core/bits';
import { SUM } from '../../engines/swift/compile.js';
import { inEachRegion, reach } from './regions.js';
import { asOne, technique } from './technique.js';

export const extremeSum = technique(
  'extreme-sum',
  1,
  inEachRegion((knowledge, r, cells) => {
    const { carried, compiled } = knowledge;
    if (compiled.shape[r] !== SUM || cells.length < 2) return [];
    if (cells.some((cell) => knowledge.values[cell] !== carried)) return [];
    const isExtreme =
      compiled.high[r] === cells.length * smallest(carried) || compiled.low[r] === cells.length * largest(carried);
    return isExtreme ? asOne(reach(knowledge, r, cells)) : [];
  }),
);
