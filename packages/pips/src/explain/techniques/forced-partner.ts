/** A cell with one neighbour left. */
import { Premises } from '../premise.js';
import { technique } from './technique.js';

export const forcedPartner = technique('forced-partner', 1, (knowledge) => {
  for (let c = 0; c < knowledge.compiled.cells; c++) {
    if (knowledge.joinedBy[c] !== -1) continue;
    const [edge, another] = knowledge.openEdges(c);
    if (edge === undefined || another !== undefined) continue;
    const because = new Premises().cell(c);
    for (const other of knowledge.edgesAt(c)) if (other !== edge) knowledge.addJoin(because, other);
    return { conclusion: { kind: 'join', edge }, because };
  }
  return undefined;
});
