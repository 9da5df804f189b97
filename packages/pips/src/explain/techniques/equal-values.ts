/** All the same: what one cell cannot be, none can. */
import { SAME } from '../../engines/swift/compile.js';
import { eachRegion } from './regions.js';
import { technique } from './technique.js';

export const equalValues = technique('equal-values', 1, (knowledge) =>
  eachRegion(knowledge, (r, cells) => {
    if (knowledge.compiled.shape[r] !== SAME) return undefined;
    const values = cells.reduce((set, cell) => set & knowledge.values[cell]!, -1);
    return cells.map((cell) => ({ cell, values }));
  }),
);
