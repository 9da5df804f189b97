/** All halves of a value are where they are known to be: no other cell holds it. */
import { halvesOf, knownOutside } from './halves.js';
import { narrow, technique } from './technique.js';

export const halfSupply = technique('half-supply', 2, (knowledge) => {
  const { cells, pips, region, regions } = knowledge.compiled;
  for (let v = 0; v < pips; v++) {
    const holders = knownOutside(knowledge, v, regions);
    if (holders.length < halvesOf(knowledge.compiled, v)) continue;
    for (let c = 0; c < cells; c++) {
      if ((knowledge.values[c]! & (1 << v)) === 0 || knowledge.isKnown(c)) continue;
      const together =
        region[c] === regions ? [c] : knowledge.members[region[c]!]!.filter((cell) => !knowledge.isKnown(cell));
      return narrow(
        knowledge,
        together.map((cell) => ({ cell, values: ~(1 << v) })),
        (because) => {
          because.value(v);
          for (const holder of holders) knowledge.addValues(because, holder);
        },
      );
    }
  }
  return undefined;
});
