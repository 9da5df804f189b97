/** All the same: what one cell cannot be, none can. */
import { members } from '@pipwright/core/bits';
import { SAME } from '../../engines/swift/compile.js';
import { inEachRegion } from './regions.js';
import { narrow, technique } from './technique.js';

export const equalValues = technique(
  'equal-values',
  1,
  inEachRegion((knowledge, r, cells) => {
    if (knowledge.compiled.shape[r] !== SAME || cells.length < 2) return [];
    const values = cells.reduce((set, cell) => set & knowledge.values[cell]!, -1);
    const known = cells.find((cell) => knowledge.isPlaced(cell)) ?? cells.find((cell) => knowledge.isKnown(cell));
    const found = cells.flatMap((cell) =>
      narrow(knowledge, cell, values, (because, lost) => {
        because.region(r);
        for (const value of members(lost)) {
          const without = (each: number) => (knowledge.values[each]! & (1 << value)) === 0;
          const source = known !== undefined && without(known) ? known : cells.find(without);
          if (source !== undefined) knowledge.addLost(because, source, 1 << value);
        }
      }),
    );
    return found;
  }),
);
