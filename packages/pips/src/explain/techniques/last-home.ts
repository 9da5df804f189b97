/** A domino that must be used, with one place left. */
import { FORBIDDEN, FORCED } from '../../engines/swift/index.js';
import type { Knowledge } from '../knowledge.js';
import { Premises } from '../premise.js';
import { mustUseAllDominoes } from './halves.js';
import { technique } from './technique.js';

export const lastHome = technique('last-home', 3, (knowledge) => {
  if (!mustUseAllDominoes(knowledge)) return undefined;
  const { pips, given, first, second } = knowledge.compiled;
  for (let x = 0; x < pips; x++) {
    for (let y = x; y < pips; y++) {
      const pair = x * pips + y;
      if (knowledge.left[pair]! !== 1 || given.most[pair] !== 1) continue;
      const [home, ...others] = homesOf(knowledge, x, y);
      if (home === undefined || others.some(({ edge }) => edge !== home.edge)) continue;
      const because = new Premises().domino(pair);
      addHomeless(knowledge, because, home.edge);
      if (others.length > 0) {
        // It lies there either way round.
        if (knowledge.joins[home.edge] === FORCED) continue;
        return { conclusion: { kind: 'join', edge: home.edge }, because };
      }
      knowledge.addValues(because, first[home.edge]!);
      knowledge.addValues(because, second[home.edge]!);
      return { conclusion: { kind: 'place', edge: home.edge, domino: [home.x, home.y] }, because };
    }
  }
  return undefined;
});

interface Home {
  readonly edge: number;
  readonly x: number;
  readonly y: number;
}

function homesOf(knowledge: Knowledge, x: number, y: number): Home[] {
  const { edges } = knowledge.compiled;
  const homes: Home[] = [];
  for (let edge = 0; edge < edges && homes.length < 3; edge++) {
    if (knowledge.joins[edge] === FORBIDDEN || knowledge.placed[edge] === 1) continue;
    if (takes(knowledge, edge, x, y)) homes.push({ edge, x, y });
    if (x !== y && takes(knowledge, edge, y, x)) homes.push({ edge, x: y, y: x });
  }
  return homes;
}

function takes({ values, compiled: { first, second } }: Knowledge, edge: number, x: number, y: number): boolean {
  return (values[first[edge]!]! & (1 << x)) !== 0 && (values[second[edge]!]! & (1 << y)) !== 0;
}

/** Why it lies on no other edge. */
function addHomeless(knowledge: Knowledge, because: Premises, home: number): void {
  const { edges, first, second } = knowledge.compiled;
  for (let e = 0; e < edges; e++) {
    if (e === home) continue;
    if (knowledge.joins[e] === FORBIDDEN) knowledge.addJoin(because, e);
    else {
      knowledge.addValues(because, first[e]!);
      knowledge.addValues(because, second[e]!);
    }
  }
}
