/** What shows at a glance that a board cannot be filled. */
import { largest } from '@pipwright/core/bits';
import type { Knowledge } from './knowledge.js';
import { Premises } from './premise.js';

/** Something that cannot be: a cell that can hold nothing or has no neighbour left, a domino laid once too often. */
export function contradiction(knowledge: Knowledge): Premises | undefined {
  const { cells, edges } = knowledge.compiled;
  for (let cell = 0; cell < cells; cell++) {
    const broken = emptyCell(knowledge, cell) ?? lonelyCell(knowledge, cell);
    if (broken !== undefined) return broken;
  }
  for (let edge = 0; edge < edges; edge++) {
    const broken = laidTooOften(knowledge, edge);
    if (broken !== undefined) return broken;
  }
  return undefined;
}

function emptyCell(knowledge: Knowledge, cell: number): Premises | undefined {
  if (knowledge.values[cell] !== 0) return undefined;
  const because = new Premises();
  knowledge.addValues(because, cell);
  return because;
}

function lonelyCell(knowledge: Knowledge, cell: number): Premises | undefined {
  if (knowledge.joinedBy[cell] !== -1 || knowledge.hasOpenEdge(cell)) return undefined;
  const because = new Premises().cell(cell);
  for (const edge of knowledge.edgesAt(cell)) knowledge.addJoin(because, edge);
  return because;
}

function laidTooOften(knowledge: Knowledge, edge: number): Premises | undefined {
  if (knowledge.placed[edge] !== 1) return undefined;
  const { first, second, pips } = knowledge.compiled;
  const x = largest(knowledge.values[first[edge]!]!);
  const y = largest(knowledge.values[second[edge]!]!);
  if (knowledge.left[x * pips + y]! >= 0) return undefined;
  const because = new Premises().value(x);
  knowledge.addPlaced(because, x, y);
  return because;
}
