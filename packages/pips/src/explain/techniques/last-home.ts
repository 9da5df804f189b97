/** A domino that must be used, with one place left. */
import { FORBIDDEN, FORCED } from '../../engines/swift/index.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { Premises } from '../knowledge/premise.js';
import { type Finding, technique } from './technique.js';

export const lastHome = technique('last-home', 2, (knowledge) => {
  const found: Finding[] = [];
  const { pips, given, first, second } = knowledge.compiled;
  for (let x = 0; x < pips; x++) {
    for (let y = x; y < pips; y++) {
      const pair = x * pips + y;
      if (knowledge.left[pair]! !== 1 || given.most[pair] !== 1 || given.least[pair] !== 1) continue;
      const [home, ...others] = homesOf(knowledge, x, y);
      if (others.some(({ edge }) => edge !== home?.edge)) continue;
      const because = new Premises().domino(pair);
      addHomeless(knowledge, because, x, y, home?.edge);
      if (home === undefined) {
        // There is no place for it: nothing can be right.
        found.push({ fact: [{ kind: 'values', cell: 0, values: 0 }], because });
      } else if (others.length > 0) {
        // It lies there either way round.
        if (knowledge.joins[home.edge] === FORCED) continue;
        found.push({ fact: [{ kind: 'join', edge: home.edge }], because });
      } else {
        // Nor does it lie there the other way round.
        const [a, b] = [first[home.edge]!, second[home.edge]!];
        if (home.x !== home.y) addMisplaced(knowledge, because, a, b, home.y, home.x);
        because.cell(a).cell(b);
        found.push({ fact: [{ kind: 'place', edge: home.edge, domino: [home.x, home.y] }], because });
      }
    }
  }
  return found;
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

/** Why it lies on no other edge: what was known sooner, that no domino lies there, or what the cells do not hold. */
function addHomeless(knowledge: Knowledge, because: Premises, x: number, y: number, home: number | undefined): void {
  const { edges, first, second } = knowledge.compiled;
  for (let e = 0; e < edges; e++) {
    if (e === home) continue;
    const [a, b] = [first[e]!, second[e]!];
    const lost = (v: number, w: number) => Math.min(lossAt(knowledge, a, v), lossAt(knowledge, b, w));
    const isParted = knowledge.joins[e] === FORBIDDEN;
    if (isParted && knowledge.joinsBy(e) <= Math.max(lost(x, y), lost(y, x))) knowledge.addJoin(because, e);
    else {
      addMisplaced(knowledge, because, a, b, x, y);
      if (x !== y) addMisplaced(knowledge, because, a, b, y, x);
    }
  }
}

/** Why one cell does not hold one number, or the other the other: what was known sooner. */
function addMisplaced(knowledge: Knowledge, because: Premises, a: number, b: number, x: number, y: number): void {
  if (lossAt(knowledge, a, x) <= lossAt(knowledge, b, y)) knowledge.addLost(because, a, 1 << x);
  else knowledge.addLost(because, b, 1 << y);
}

/** When a cell lost a value; never, where it has it still. */
function lossAt(knowledge: Knowledge, cell: number, value: number): number {
  if ((knowledge.values[cell]! & (1 << value)) !== 0) return Number.POSITIVE_INFINITY;
  return knowledge.lostBy(cell, value);
}
