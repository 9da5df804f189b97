/** All different: what a cell is, no other is; and so for two cells with two values between them, and so on. */
import { members, size } from '@pipwright/core/bits';
import { DIFFERENT } from '../../engines/swift/compile.js';
import { inEachRegion } from './regions.js';
import { type Finding, narrow, technique } from './technique.js';

export const notEqual = technique(
  'not-equal',
  2,
  inEachRegion((knowledge, r, cells) => {
    const found: Finding[] = [];
    if (knowledge.compiled.shape[r] !== DIFFERENT || cells.length > 10) return found;
    for (let subset = 1; subset < 1 << cells.length; subset++) {
      let union = 0;
      for (const i of members(subset)) union |= knowledge.values[cells[i]!]!;
      if (size(union) > size(subset)) continue;
      const taken = members(subset).map((i) => cells[i]!);
      const others = size(union) < size(subset) ? taken.slice(0, 1) : cells.filter((cell) => !taken.includes(cell));
      for (const cell of others) {
        found.push(
          ...narrow(knowledge, cell, ~union, (because) => {
            because.region(r);
            for (const each of taken) knowledge.addValues(because, each);
          }),
        );
      }
      if (found.length > 0) return found;
    }
    return found;
  }),
);
