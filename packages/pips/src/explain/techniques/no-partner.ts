/** A value that no neighbour can complete to a domino. */
import type { Knowledge } from '../knowledge/knowledge.js';
import { addMisfits, fitting, fittingChangedAt } from './fitting.js';
import { type Finding, narrow, technique } from './technique.js';

export const noPartner = technique('no-partner', 3, (knowledge) => {
  const { cells } = knowledge.compiled;
  const found: Finding[] = [];
  for (let c = 0; c < cells; c++) {
    if (knowledge.joinedBy[c] !== -1) continue;
    const since = Math.max(knowledge.changedAt(c), ...knowledge.edgesAt(c).map((e) => fittingChangedAt(knowledge, e)));
    found.push(...knowledge.look(withoutPartner, c, since, () => withoutPartner(knowledge, c)));
  }
  return found;
});

function withoutPartner(knowledge: Knowledge, cell: number): readonly Finding[] {
  const { first } = knowledge.compiled;
  let fit = 0;
  const open = knowledge.openEdges(cell);
  for (const e of open) fit |= fitting(knowledge, e).values[first[e] === cell ? 0 : 1];
  return narrow(knowledge, cell, fit, (because, lost) => {
    for (const e of knowledge.edgesAt(cell)) {
      if (open.includes(e)) addMisfits(knowledge, because, e, cell, lost);
      else knowledge.addJoin(because, e);
    }
  });
}
