/** Ways to say less about a board: two regions become one, an exact rule a vaguer one, or a cell loses its rule. */
import type { Random } from '@pipwright/core';
import { neighboursOf } from './board.js';
import type { Content } from './content.js';
import type { Part } from './cut-board.js';
import { unmet } from './demand.js';
import { type Demand, drawBound, mostFree } from './plan.js';
import type { Sketch } from './sketch.js';

/** Of a region that two are joined to. */
const MOST_CELLS = 6;

export function easingsOf(random: Random, sketch: Sketch, content: Content): readonly (readonly Part[])[] {
  return sketch.parts.flatMap((part) => [...joined(sketch, part), ...vaguer(random, sketch, part, content)]);
}

function joined({ parts, board, table, maxPip }: Sketch, part: Part): readonly (readonly Part[])[] {
  if (!mayJoin(part)) return [];
  const near = new Set(part.cells.flatMap((cell) => neighboursOf(board, cell)));
  const from = parts.indexOf(part);
  return parts.slice(from + 1).flatMap((other) => {
    if (!mayJoin(other) || !other.cells.some((cell) => near.has(cell))) return [];
    const cells = [...part.cells, ...other.cells].sort((a, b) => a - b);
    if (cells.length > MOST_CELLS) return [];
    return (['sum', 'extreme', 'same', 'different'] as const)
      .filter(
        (demand) => unmet(demand, cells, table.values, maxPip) === 0 && (demand !== 'different' || cells.length > 2),
      )
      .map((demand) => parts.flatMap((each) => (each === part ? [{ cells, demand }] : each === other ? [] : [each])));
  });
}

function mayJoin({ demand, kept }: Part): boolean {
  return kept === undefined && (demand === 'sum' || demand === 'extreme' || demand === 'same');
}

function vaguer(random: Random, sketch: Sketch, part: Part, content: Content): readonly (readonly Part[])[] {
  const { parts, board, table, maxPip } = sketch;
  const { cells, demand: now, kept } = part;
  if (kept === 'rule' || (now !== 'sum' && now !== 'extreme' && now !== 'same')) return [];
  const size = cells.length;
  const demands: Demand[] = now === 'same' || size === 1 ? [] : size === 2 ? ['same'] : ['same', 'different'];
  if (now !== 'same' && size < 3)
    demands.push(...(['<', '>'] as const).map((op) => drawBound(random, size, op, content, maxPip)));
  if (size === 1 && kept === undefined && !isBesideFree() && mayFree()) demands.push('free');
  return demands
    .filter((demand) => unmet(demand, cells, table.values, maxPip) === 0)
    .map((demand) => parts.map((each) => (each === part ? { ...each, demand } : each)));

  function mayFree(): boolean {
    const free = parts.reduce((sum, { demand, cells: its }) => sum + (demand === 'free' ? its.length : 0), 0);
    return free < mostFree(board.cells.length, content);
  }

  function isBesideFree(): boolean {
    const near = neighboursOf(board, cells[0] ?? 0);
    return parts.some(({ demand, cells: its }) => demand === 'free' && its.some((cell) => near.includes(cell)));
  }
}
