/** Ways to say more about a board, which leave its one solution alone: a cell gets a rule, a vague one is made exact. */
import type { Part } from './cut-board.js';
import { unmet } from './demand.js';
import { cut, halvesOf } from './exclude-others.js';
import type { Sketch } from './sketch.js';

export function tighteningsOf(sketch: Sketch): readonly (readonly Part[])[] {
  const { parts, board, table, maxPip } = sketch;
  return parts.flatMap((part) => {
    const { cells, demand, kept } = part;
    if (kept !== undefined) return [];
    if (demand === 'sum') return halvesOf(board, part).map((half) => cut(sketch, part, half));
    if (demand === 'extreme' || demand === 'same') return [];
    return (['sum', 'extreme'] as const)
      .filter((exact) => unmet(exact, cells, table.values, maxPip) === 0)
      .map((exact) => parts.map((each) => (each === part ? { ...each, demand: exact } : each)));
  });
}
