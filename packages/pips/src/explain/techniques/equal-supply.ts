/** All the same: too few halves are left of a value. */
import { members } from '@pipwright/core/bits';
import { SAME } from '../../engines/swift/compile.js';
import { addHalves, halvesFor } from './halves.js';
import { inEachRegionByHalves } from './regions.js';
import { narrow, technique } from './technique.js';

export const equalSupply = technique(
  'equal-supply',
  2,
  inEachRegionByHalves((knowledge, r, cells) => {
    if (knowledge.compiled.shape[r] !== SAME) return [];
    const values = cells.reduce((set, cell) => set & knowledge.values[cell]!, -1);
    const halves = halvesFor(knowledge, r);
    const scarce = members(values).filter((v) => halves[v]! < cells.length);
    return scarce.flatMap((v) =>
      cells.flatMap((cell) =>
        narrow(knowledge, cell, ~(1 << v), (because) => {
          because.region(r);
          for (const each of cells) because.cell(each);
          addHalves(knowledge, because, v, r);
        }),
      ),
    );
  }),
);
