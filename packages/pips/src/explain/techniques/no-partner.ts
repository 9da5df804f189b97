/** A value that no neighbour can complete to a domino. */
import { addMisfits, fitting } from './fitting.js';
import { narrow, technique } from './technique.js';

export const noPartner = technique('no-partner', 3, (knowledge) => {
  const { cells, first } = knowledge.compiled;
  for (let c = 0; c < cells; c++) {
    if (knowledge.joinedBy[c] !== -1) continue;
    let fit = 0;
    const open = knowledge.openEdges(c);
    for (const e of open) fit |= fitting(knowledge, e).values[first[e] === c ? 0 : 1];
    const lost = knowledge.values[c]! & ~fit;
    if (lost === 0) continue;
    return narrow(knowledge, [{ cell: c, values: fit }], (because) => {
      for (const e of knowledge.edgesAt(c)) {
        knowledge.addJoin(because, e);
        if (open.includes(e)) addMisfits(knowledge, because, e, c, lost);
      }
    });
  }
  return undefined;
});
