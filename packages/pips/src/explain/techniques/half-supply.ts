/** All halves of a value are where they are known to be: no other cell holds it. */

import { halvesOf } from '../knowledge/supply.js';
import { knownOutside } from './halves.js';
import { type Finding, narrow, technique } from './technique.js';

export const halfSupply = technique('half-supply', 2, (knowledge) => {
  const { cells, pips, regions } = knowledge.compiled;
  const found: Finding[] = [];
  for (let v = 0; v < pips; v++) {
    const holders = knownOutside(knowledge, v, regions);
    const halves = halvesOf(knowledge.compiled, v);
    if (halves === 0 || holders.length < halves) continue;
    for (let c = 0; c < cells; c++) {
      if (knowledge.isKnown(c) && (holders.length === halves || c !== holders.at(-1))) continue;
      found.push(
        ...narrow(knowledge, c, ~(1 << v), (because) => {
          because.value(v);
          for (const holder of holders.slice(0, halves)) knowledge.addValues(because, holder);
        }),
      );
    }
  }
  return found;
});
