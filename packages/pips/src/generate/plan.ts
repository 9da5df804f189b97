/** Which regions a board is to have: sizes and rules, drawn until its cells are used up. */
import type { Random } from '@pipwright/core';
import type { Rule } from '../model/rule.js';
import { type Content, SORTS, type Sort } from './content.js';
import { pickWeighted } from './pick-weighted.js';

/** A region to come, or a cell without a rule. */
export interface Planned {
  readonly size: number;
  readonly demand: Demand;
}

/** What the numbers of a part must be like: free, of a sort whose rule they decide, or such that a rule is true. */
export type Demand = 'free' | Exclude<Sort, 'less' | 'more'> | Rule;

/** From large to small, as they are cut; single cells last. */
export function planParts(random: Random, cells: number, content: Content, maxPip: number): readonly Planned[] {
  let free = 0;
  for (let cell = 0; cell < cells; cell++) if (free < mostFree(cells, content) && random.chance(content.free)) free++;
  const planned: Planned[] = Array.from({ length: free }, () => ({ size: 1, demand: 'free' }));
  for (const size of drawSizes(random, cells - free, content.sizes))
    planned.push({ size, demand: drawDemand(random, size, content, maxPip) });
  return planned.sort((a, b) => b.size - a.size);
}

/** Of so many cells; a board that is mostly free looks unfinished. */
export function mostFree(cells: number, { free }: Content): number {
  return Math.ceil(cells * Math.max(FREE, 1.5 * free));
}

const FREE = 0.25;

/** Drawn anew where they do not come out even: to cut the last one off would make too many small ones. */
function drawSizes(random: Random, cells: number, weights: readonly number[]): readonly number[] {
  let sizes: number[] = [];
  for (let left = cells, draws = 0; left > 0; ) {
    const most = draws < MOST_DRAWS ? weights.length : left;
    const size = pickWeighted(random, weights.slice(0, most)) + 1;
    draws++;
    left -= size;
    sizes.push(size);
    if (left >= 0) continue;
    left = cells;
    sizes = [];
  }
  return sizes;
}

/** Then those that are too large are left out. */
const MOST_DRAWS = 1000;

export function drawDemand(random: Random, size: number, content: Content, maxPip: number): Demand {
  const weights = content.sorts[Math.min(size, content.sorts.length) - 1] ?? {};
  const known = Object.keys(weights).length > 0 ? weights : { sum: 1 };
  const drawn = SORTS.map((each) => known[each] ?? 0);
  const sort = SORTS[pickWeighted(random, drawn)] ?? 'sum';
  if (sort !== 'less' && sort !== 'more') return size === 1 && (sort === 'same' || sort === 'different') ? 'sum' : sort;
  return drawBound(random, size, sort === 'less' ? '<' : '>', content, maxPip);
}

export function drawBound(random: Random, size: number, op: '<' | '>', { bounds }: Content, maxPip: number): Rule {
  const fitting = bounds.filter((bound) => bound.op === op && bound.cells === size);
  const most = size * maxPip;
  const weights = fitting.map(({ weight }) => weight);
  const bound = fitting[pickWeighted(random, weights)];
  const target = bound === undefined ? random.between(1, most) : Math.round((bound.target * maxPip) / 6);
  // A bound leaves something to choose and rules something out.
  const clamped = op === '<' ? Math.min(Math.max(1, target), most) : Math.min(Math.max(0, target), most - 1);
  return { kind: 'sum', op, target: clamped };
}
