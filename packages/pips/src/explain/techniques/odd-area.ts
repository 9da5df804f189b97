/** A domino that would cut off an odd number of cells. */
import { OPEN } from '../../engines/swift/index.js';
import type { Knowledge } from '../knowledge.js';
import { Premises } from '../premise.js';
import { type Finding, technique } from './technique.js';

export const oddArea = technique('odd-area', 3, (knowledge) => {
  const { edges, first, second } = knowledge.compiled;
  const found: Finding[] = [];
  for (let e = 0; e < edges; e++) {
    if (knowledge.joins[e] !== OPEN) continue;
    const [area] = areasWithout(knowledge, first[e]!, second[e]!).filter(({ length }) => length % 2 === 1);
    if (area === undefined) continue;
    const because = new Premises();
    for (const cell of area) because.cell(cell);
    const cut = [first[e]!, second[e]!];
    for (const cell of area) {
      for (const edge of knowledge.edgesAt(cell)) {
        const next = knowledge.across(edge, cell);
        if (!area.includes(next) && !cut.includes(next)) knowledge.addJoin(because, edge);
      }
    }
    found.push({ fact: [{ kind: 'part', edge: e }], because });
  }
  return found;
});

/** What hangs together by open edges, without two cells, next to them; smallest first. */
function areasWithout(knowledge: Knowledge, one: number, other: number): number[][] {
  const seen = new Set([one, other]);
  const areas: number[][] = [];
  for (const start of [
    ...knowledge.openEdges(one).map((e) => knowledge.across(e, one)),
    ...knowledge.openEdges(other).map((e) => knowledge.across(e, other)),
  ]) {
    if (seen.has(start)) continue;
    seen.add(start);
    const area: number[] = [];
    const queue = [start];
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      area.push(cell);
      for (const edge of knowledge.openEdges(cell)) {
        const next = knowledge.across(edge, cell);
        if (seen.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
    areas.push(area.sort((a, b) => a - b));
  }
  return areas.sort((a, b) => a.length - b.length);
}
