/** Ways to say more about a board: a cell gets a rule, a vague rule is made exact, a sum is cut in two. */
import { exactDemand } from './demand.js';
import { cutInTwo, halvesOf } from './halves.js';
import type { Parts } from './part.js';
import type { Sketch } from './sketch.js';

export function tighteningsOf(sketch: Sketch): readonly Parts[] {
  const { parts, board, table, maxPip } = sketch;
  return parts.flatMap((part) => {
    const { cells, demand, kept } = part;
    if (kept !== undefined) return [];
    if (demand === 'sum') return halvesOf(board, part).map((half) => cutInTwo(sketch, part, half));
    if (demand !== 'free' && typeof demand !== 'object') return [];
    const exact = exactDemand(cells, table.values, maxPip);
    return [parts.map((each) => (each === part ? { ...each, demand: exact } : each))];
  });
}
