/** The ways to fill a region with the halves that remain for it. */
import { DIFFERENT, SUM } from '../../engines/swift/compile.js';
import { supports } from './fillings.js';
import { addHalves, halvesFor } from './halves.js';
import { addRegion } from './regions.js';
import { narrow, technique } from './technique.js';

export const halvesLeft = technique('halves-left', 3, (knowledge) => {
  const { regions, shape, pips } = knowledge.compiled;
  for (let r = 0; r < regions; r++) {
    const cells = knowledge.members[r]!;
    if (shape[r] !== SUM && shape[r] !== DIFFERENT) continue;
    if (cells.every((cell) => knowledge.isKnown(cell))) continue;
    const found = supports(knowledge, r, cells, halvesFor(knowledge, r));
    const step =
      found &&
      narrow(
        knowledge,
        cells.map((cell, i) => ({ cell, values: found[i]! })),
        (because) => {
          addRegion(knowledge, because, r);
          for (let v = 0; v < pips; v++) addHalves(knowledge, because, v, r);
        },
      );
    if (step !== undefined) return step;
  }
  return undefined;
});
