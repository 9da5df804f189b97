/** Which dominoes fit two neighbours: what three techniques that differ in the border between the two share. */
import { largest, members, smallest } from '@pipwright/core/bits';
import { DIFFERENT, SAME, SUM } from '../../engines/swift/compile.js';
import { FORBIDDEN, OPEN } from '../../engines/swift/index.js';
import type { Domino } from '../../model/domino.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { Premises } from '../knowledge/premise.js';
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
  let fit = 0;
  let fitOther = 0;
  const ways = waysOn(knowledge, edge);
  for (const [x, y] of ways) {
    fit |= 1 << x;
    fitOther |= 1 << y;
  }
  return { values: [fit, fitOther], ways: ways.length };
}

/** The dominoes that fit on an edge, each as it would lie. */
export function waysOn(knowledge: Knowledge, edge: number): Domino[] {
  const { first, second, pips } = knowledge.compiled;
  const ways: Domino[] = [];
  for (const x of members(knowledge.values[first[edge]!]!)) {
    for (const y of members(knowledge.values[second[edge]!]!)) {
      if (knowledge.left[x * pips + y]! > 0 && ruleAllows(knowledge, edge, x, y)) ways.push([x, y]);
    }
  }
  return ways;
}

/** Why no domino brings some values to a cell by one of its edges. */
export function addMisfits(knowledge: Knowledge, because: Premises, edge: number, cell: number, lost: number): void {
  const { pips, given } = knowledge.compiled;
  const other = knowledge.across(edge, cell);
  const border = borderOf(knowledge, edge);
  because.cell(other);
  for (const x of members(lost)) {
    because.value(x);
    for (const y of members(knowledge.carried)) {
      if (given.most[x * pips + y] === 0) continue;
      if ((knowledge.values[other]! & (1 << y)) !== 0) addMisfit(knowledge, because, edge, x, y);
      // Where the rule forbids it anyway, nobody asks what else does.
      else if (border === 'likeness' && !ruleAllows(knowledge, edge, x, y)) addRule(knowledge, because, edge);
      else knowledge.addLost(because, other, 1 << y);
    }
  }
}

/** Why a domino does not fit two cells that may hold its numbers. */
export function addMisfit(knowledge: Knowledge, because: Premises, edge: number, x: number, y: number): void {
  const { pips, given } = knowledge.compiled;
  // Where there is no such domino, the count of those with this number says so.
  because.value(x);
  if (given.most[x * pips + y] === 0) return;
  if (knowledge.left[x * pips + y]! <= 0) knowledge.addPlaced(because, x, y);
  else addRule(knowledge, because, edge);
}

/** The rule of the region that both cells are in, and what matters to it. */
function addRule(knowledge: Knowledge, because: Premises, edge: number): void {
  const { first, second, region } = knowledge.compiled;
  because.region(region[first[edge]!]!);
  if (borderOf(knowledge, edge) !== 'sum') return;
  for (const each of knowledge.members[region[first[edge]!]!]!) {
    if (each !== first[edge] && each !== second[edge]) knowledge.addValues(because, each);
  }
}

/** No domino left fits two neighbours, or two cells that belong together hold what some domino brings. */
export function fits(border: Border): Find {
  return (knowledge) => {
    const found: Finding[] = [];
    for (const e of edgesBy(knowledge, border)) {
      if (knowledge.joins[e] === FORBIDDEN || knowledge.placed[e] === 1) continue;
      found.push(...knowledge.look(fitsOn, e, fittingChangedAt(knowledge, e), () => fitsOn(knowledge, e)));
    }
    return found;
  };
}

const edgesByBorder = new WeakMap<Knowledge['compiled'], Readonly<Record<Border, readonly number[]>>>();

function edgesBy(knowledge: Knowledge, border: Border): readonly number[] {
  const { compiled } = knowledge;
  const known = edgesByBorder.get(compiled);
  if (known !== undefined) return known[border];
  const edges: Record<Border, number[]> = { across: [], likeness: [], sum: [] };
  for (let e = 0; e < compiled.edges; e++) edges[borderOf(knowledge, e)].push(e);
  edgesByBorder.set(compiled, edges);
  return edges[border];
}

/** When something last changed that says which dominoes fit on an edge. */
export function fittingChangedAt(knowledge: Knowledge, edge: number): number {
  const { first, second, region } = knowledge.compiled;
  const [a, b] = [first[edge]!, second[edge]!];
  const cells = Math.max(knowledge.placedAt, knowledge.changedAt(a), knowledge.changedAt(b));
  return borderOf(knowledge, edge) === 'sum' ? Math.max(cells, knowledge.regionChangedAt[region[a]!]!) : cells;
}

function fitsOn(knowledge: Knowledge, edge: number): readonly Finding[] {
  const { first, second } = knowledge.compiled;
  const { values: fit, ways } = fitting(knowledge, edge);
  if (knowledge.joins[edge] === OPEN) {
    if (ways > 0) return [];
    const because = new Premises();
    knowledge.addValues(because, first[edge]!);
    addMisfits(knowledge, because, edge, first[edge]!, knowledge.values[first[edge]!]!);
    return [{ fact: [{ kind: 'part', edge }], because }];
  }
  if (ways === 1) return [placeOnly(knowledge, edge, fit)];
  const found: Finding[] = [];
  for (const side of [0, 1] as const) {
    const cell = side === 0 ? first[edge]! : second[edge]!;
    found.push(
      ...narrow(knowledge, cell, fit[side], (because, lost) => {
        knowledge.addJoin(because, edge);
        addMisfits(knowledge, because, edge, cell, lost);
      }),
    );
    if (ways === 0) break;
  }
  return found;
}

/** The one domino that fits two cells that belong together. */
function placeOnly(knowledge: Knowledge, edge: number, [x, y]: readonly [number, number]): Finding {
  const { first, second } = knowledge.compiled;
  const because = new Premises();
  knowledge.addJoin(because, edge);
  const known = knowledge.isKnown(first[edge]!) ? first[edge]! : second[edge]!;
  const open = knowledge.across(edge, known);
  knowledge.addValues(because, known);
  if (knowledge.isKnown(open)) knowledge.addValues(because, open);
  else {
    for (const cell of [known, open]) {
      const fit = cell === first[edge] ? x : y;
      knowledge.addValues(because, cell);
      addMisfits(knowledge, because, edge, cell, knowledge.values[cell]! & ~fit);
    }
  }
  return { fact: [{ kind: 'place', edge, domino: [smallest(x), smallest(y)] }], because };
}
