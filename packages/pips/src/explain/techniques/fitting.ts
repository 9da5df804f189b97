/** Which dominoes fit two neighbours: what three techniques that differ in the border between the two share. */
import { largest, members, size, smallest } from '@pipwright/core/bits';
import { DIFFERENT, SAME, SUM } from '../../engines/swift/compile.js';
import { FORBIDDEN, OPEN } from '../../engines/swift/index.js';
import type { Knowledge } from '../knowledge.js';
import { Premises } from '../premise.js';
import { addRegion } from './regions.js';
import { type Find, type Finding, narrow } from './technique.js';

/** Two cells side by side, in different regions or none, in one with equal or different values, or in one sum. */
type Border = 'across' | 'likeness' | 'sum';

function borderOf({ compiled }: Knowledge, edge: number): Border {
  const { first, second, region, regions, shape } = compiled;
  const r = region[first[edge]!]!;
  if (r !== region[second[edge]!] || r === regions) return 'across';
  if (shape[r] === SAME || shape[r] === DIFFERENT) return 'likeness';
  return shape[r] === SUM ? 'sum' : 'across';
}

/** Does the region of both cells, if they have one, allow these two side by side? */
function ruleAllows(knowledge: Knowledge, edge: number, x: number, y: number): boolean {
  const { first, second, region, shape, low, high } = knowledge.compiled;
  const r = region[first[edge]!]!;
  switch (borderOf(knowledge, edge)) {
    case 'likeness':
      return (shape[r] === SAME) === (x === y);
    case 'sum': {
      let least = x + y;
      let most = x + y;
      for (const cell of knowledge.members[r]!) {
        if (cell === first[edge] || cell === second[edge]) continue;
        least += smallest(knowledge.values[cell]!);
        most += largest(knowledge.values[cell]!);
      }
      return least <= high[r]! && most >= low[r]!;
    }
    default:
      return true;
  }
}

/** What fits on an edge: the values of its first cell that some domino left in the tray brings there, of its second, in how many ways. */
interface Fitting {
  readonly values: readonly [number, number];
  readonly ways: number;
}

export function fitting(knowledge: Knowledge, edge: number): Fitting {
  const { first, second, pips } = knowledge.compiled;
  let fit = 0;
  let fitOther = 0;
  let ways = 0;
  for (const x of members(knowledge.values[first[edge]!]!)) {
    for (const y of members(knowledge.values[second[edge]!]!)) {
      if (knowledge.left[x * pips + y]! <= 0 || !ruleAllows(knowledge, edge, x, y)) continue;
      fit |= 1 << x;
      fitOther |= 1 << y;
      ways++;
    }
  }
  return { values: [fit, fitOther], ways };
}

/** Why no domino brings some values to a cell by one of its edges. */
export function addMisfits(knowledge: Knowledge, because: Premises, edge: number, cell: number, lost: number): void {
  const other = knowledge.across(edge, cell);
  const others = knowledge.values[other]!;
  knowledge.addValues(because, other);
  if (borderOf(knowledge, edge) !== 'across') addRegion(knowledge, because, knowledge.compiled.region[cell]!);
  for (const v of members(size(lost) <= size(others) ? lost : others)) because.value(v);
  for (const x of members(lost)) for (const y of members(others)) knowledge.addPlaced(because, x, y);
}

/** No domino left fits two neighbours, or two cells that belong together hold what some domino brings. */
export function fits(border: Border): Find {
  return (knowledge) => {
    const { edges, first, second } = knowledge.compiled;
    for (let e = 0; e < edges; e++) {
      if (knowledge.joins[e] === FORBIDDEN || knowledge.placed[e] === 1 || borderOf(knowledge, e) !== border) continue;
      const { values: fit, ways } = fitting(knowledge, e);
      if (knowledge.joins[e] === OPEN) {
        if (ways > 0) continue;
        const because = new Premises();
        knowledge.addValues(because, first[e]!);
        addMisfits(knowledge, because, e, first[e]!, knowledge.values[first[e]!]!);
        return { conclusion: { kind: 'part', edge: e }, because };
      }
      if (ways === 1) return placeOnly(knowledge, e, fit);
      for (const side of [0, 1] as const) {
        const cell = side === 0 ? first[e]! : second[e]!;
        const lost = knowledge.values[cell]! & ~fit[side];
        const found = narrow(knowledge, [{ cell, values: fit[side] }], (because) => {
          knowledge.addJoin(because, e);
          addMisfits(knowledge, because, e, cell, lost);
        });
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };
}

/** The one domino that fits two cells that belong together. */
function placeOnly(knowledge: Knowledge, edge: number, [x, y]: readonly [number, number]): Finding {
  const { first, second } = knowledge.compiled;
  const because = new Premises();
  knowledge.addJoin(because, edge);
  for (const [cell, fit] of [
    [first[edge]!, x],
    [second[edge]!, y],
  ] as const) {
    knowledge.addValues(because, cell);
    addMisfits(knowledge, because, edge, cell, knowledge.values[cell]! & ~fit);
  }
  return { conclusion: { kind: 'place', edge, domino: [smallest(x), smallest(y)] }, because };
}
