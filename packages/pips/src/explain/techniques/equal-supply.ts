/** All the same: too few halves are left of a value. */
import { members } from '@pipwright/core/bits';
import { SAME } from '../../engines/swift/compile.js';
import { addHalves, halvesFor } from './halves.js';
import { addRegion } from './regions.js';
import { narrow, technique } from './technique.js';

export const equalSupply = technique('equal-supply', 2, (knowledge) => {
  for (let r = 0; r < knowledge.compiled.regions; r++) {
    if (knowledge.compiled.shape[r] !== SAME) continue;
    const cells = knowledge.members[r]!;
    const values = cells.reduce((set, cell) => set & knowledge.values[cell]!, -1);
    const scarce = members(values).filter((v) => halvesFor(knowledge, r)[v]! < cells.length);
    if (scarce.length === 0) continue;
    const left = scarce.reduce((set, v) => set & ~(1 << v), values);
    const found = narrow(
      knowledge,
      cells.map((cell) => ({ cell, values: left })),
      (because) => {
        addRegion(knowledge, because, r);
        for (const v of scarce) addHalves(knowledge, because, v, r);
      },
    );
    if (found !== undefined) return found;
  }
  return undefined;
});
