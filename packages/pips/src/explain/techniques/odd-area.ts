/** A domino that would cut off an odd number of cells. */
import { FORBIDDEN, OPEN } from '../../engines/swift/index.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { Premises } from '../knowledge/premise.js';
import { type Finding, technique } from './technique.js';

export const oddArea = technique('odd-area', 3, (knowledge) =>
  knowledge.look(cutOff, 0, knowledge.joinedAt, () => cutOff(knowledge)),
);

/** Edges where a domino would cut off an odd number of cells. */
function cutOff(knowledge: Knowledge): readonly Finding[] {
  const { edges, first, second } = knowledge.compiled;
  const found: Finding[] = [];
  const sizes = sizesOfAreas(knowledge);
  for (let e = 0; e < edges; e++) {
    if (knowledge.joins[e] !== OPEN) continue;
    // One area without the two is odd where all of it was.
    if (sizes[first[e]!]! % 2 === 0 && hangTogether(knowledge, first[e]!, second[e]!)) continue;
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
}

/** What hangs together by open edges, without two cells, next to them; smallest first. */
function areasWithout(knowledge: Knowledge, one: number, other: number): number[][] {
  const seen = new Set([one, other]);
  const areas: number[][] = [];
  for (const start of besides(knowledge, one, other)) {
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

/** What lies next to two cells, by open edges. */
function besides(knowledge: Knowledge, one: number, other: number): number[] {
  return [one, other].flatMap((cell) => knowledge.openEdges(cell).map((edge) => knowledge.across(edge, cell)));
}

/** By cell: how many cells hang together with it. */
function sizesOfAreas(knowledge: Knowledge): Int32Array {
  const sizes = new Int32Array(knowledge.compiled.cells);
  for (let start = 0; start < sizes.length; start++) {
    if (sizes[start] !== 0) continue;
    const area = [start];
    sizes[start] = 1;
    for (const cell of area) {
      for (const edge of knowledge.edgesAt(cell)) {
        const next = knowledge.across(edge, cell);
        if (knowledge.joins[edge] === FORBIDDEN || sizes[next] !== 0) continue;
        sizes[next] = 1;
        area.push(next);
      }
    }
    for (const cell of area) sizes[cell] = area.length;
  }
  return sizes;
}

/** Marks of cells while an area is followed. */
const NEARBY = 1;
const REACHED = 2;

/** Does all that lies next to two cells hang together without them? Most do by a few steps around the two. */
function hangTogether(knowledge: Knowledge, one: number, other: number): boolean {
  const marks = new Uint8Array(knowledge.compiled.cells);
  marks[one] = REACHED;
  marks[other] = REACHED;
  let start = one;
  let waiting = 0;
  for (const cell of [one, other]) {
    for (const edge of knowledge.edgesAt(cell)) {
      const next = knowledge.across(edge, cell);
      if (knowledge.joins[edge] === FORBIDDEN || marks[next] !== 0) continue;
      marks[next] = NEARBY;
      start = next;
      waiting++;
    }
  }
  if (waiting < 2) return true;
  marks[start] = REACHED;
  waiting--;
  const area = [start];
  for (const cell of area) {
    for (const edge of knowledge.edgesAt(cell)) {
      const next = knowledge.across(edge, cell);
      if (knowledge.joins[edge] === FORBIDDEN || marks[next] === REACHED) continue;
      if (marks[next] === NEARBY && --waiting === 0) return true;
      marks[next] = REACHED;
      area.push(next);
    }
  }
  return false;
}
