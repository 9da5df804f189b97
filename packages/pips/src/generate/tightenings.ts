/** Ways to say more about a board: a cell gets a rule, a vague rule is made exact, a sum is cut in two. */
import { unmet } from './demand.js';
import { cutInTwo, halvesOf } from './halves.js';
import type { Parts } from './part.js';
import type { Sketch } from './sketch.js';

export function tighteningsOf(sketch: Sketch): readonly Parts[] {
  const { parts, board, table, maxPip } = sketch;
  return parts.flatMap((part) => {
    const { cells, demand, kept } = part;
    if (kept !== undefined) return [];
    if (demand === 'sum') return halvesOf(board, part).map((half) => cutInTwo(parts, part, half));
    if (demand === 'extreme' || demand === 'same') return [];
    return (['sum', 'extreme'] as const)
      .filter((exact) => unmet(exact, cells, table.values, maxPip) === 0)
      .map((exact) => parts.map((each) => (each === part ? { ...each, demand: exact } : each)));
  });
}
