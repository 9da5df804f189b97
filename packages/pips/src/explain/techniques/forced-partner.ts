/** A cell with one neighbour left, or with none. */
import { Premises } from '../knowledge/premise.js';
import { type Finding, technique } from './technique.js';

export const forcedPartner = technique('forced-partner', 1, (knowledge) => {
  const found: Finding[] = [];
  for (let cell = 0; cell < knowledge.compiled.cells; cell++) {
    if (knowledge.joinedBy[cell] !== -1) continue;
    const [edge, another] = knowledge.openEdges(cell);
    if (another !== undefined) continue;
    const because = new Premises().cell(cell);
    for (const other of knowledge.edgesAt(cell)) if (other !== edge) knowledge.addJoin(because, other);
    found.push({
      fact: [edge === undefined ? { kind: 'values', cell, values: 0 } : { kind: 'join', edge }],
      because,
    });
  }
  return found;
});
