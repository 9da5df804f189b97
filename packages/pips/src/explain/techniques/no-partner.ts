/** A value that no neighbour can complete to a domino. */
import { addMisfits, fitting } from './fitting.js';
import { type Finding, narrow, technique } from './technique.js';

export const noPartner = technique('no-partner', 3, (knowledge) => {
  const { cells, first } = knowledge.compiled;
  const found: Finding[] = [];
  for (let c = 0; c < cells; c++) {
    if (knowledge.joinedBy[c] !== -1) continue;
    let fit = 0;
    const open = knowledge.openEdges(c);
    for (const e of open) fit |= fitting(knowledge, e).values[first[e] === c ? 0 : 1];
    found.push(
      ...narrow(knowledge, c, fit, (because, lost) => {
        for (const e of knowledge.edgesAt(c)) {
          if (open.includes(e)) addMisfits(knowledge, because, e, c, lost);
          else knowledge.addJoin(because, e);
        }
      }),
    );
  }
  return found;
});
