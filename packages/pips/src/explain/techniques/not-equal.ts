/** All different: what a cell is, no other is; and so for two cells with two values between them, and so on. */
import { members, size } from '@pipwright/core/bits';
import { DIFFERENT } from '../../engines/swift/compile.js';
import { eachRegion } from './regions.js';
import { technique } from './technique.js';

export const notEqual = technique('not-equal', 2, (knowledge) =>
  eachRegion(knowledge, (r, cells) => {
    if (knowledge.compiled.shape[r] !== DIFFERENT || cells.length > 10) return undefined;
    for (let subset = 1; subset < 1 << cells.length; subset++) {
      let union = 0;
      for (const i of members(subset)) union |= knowledge.values[cells[i]!]!;
      if (size(union) !== size(subset)) continue;
      const left = cells.filter((_, i) => (subset & (1 << i)) === 0).map((cell) => ({ cell, values: ~union }));
      if (left.some(({ cell, values }) => (knowledge.values[cell]! & ~values) !== 0)) return left;
    }
    return undefined;
  }),
);
