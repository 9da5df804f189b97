/**
 * Says less where that is enough: sums of equal numbers become "all the same", and some numbers given away become
 * bounds, as often as the content has them. On the way to one solution rules only get tighter.
 */
import type { Random } from '@pipwright/core';
import type { Content } from './content.js';
import { unmet } from './demand.js';
import { type Demand, drawDemand } from './plan.js';
import { countUpTo, type Sketch } from './sketch.js';
import { twinsTooMany } from './twins.js';

/** Of a sketch with one solution. */
export function* loosenRules(
  random: Random,
  start: Sketch,
  content: Content,
  mostNodes: number,
): Generator<void, Sketch> {
  let sketch = start;
  for (const part of random.shuffle([...start.parts.keys()])) {
    const demand = looser(random, sketch, part, content);
    if (demand === undefined) continue;
    const less = sketch.withDemand(part, demand);
    if (twinsTooMany(less.regions()) > twinsTooMany(sketch.regions())) continue;
    if ((yield* countUpTo(less.puzzle(), 1, mostNodes)) === 1) sketch = less;
  }
  return sketch;
}

function looser(random: Random, { parts, table, maxPip }: Sketch, part: number, content: Content): Demand | undefined {
  const { cells = [], demand, kept } = parts[part] ?? {};
  if (kept === 'rule' || demand !== 'sum') return undefined;
  const values = cells.map((cell) => table.values[cell] ?? 0);
  const drawn = values.length > 1 ? 'same' : drawDemand(random, 1, content, maxPip);
  return drawn !== 'sum' && drawn !== 'extreme' && unmet(drawn, values, maxPip) === 0 ? drawn : undefined;
}
