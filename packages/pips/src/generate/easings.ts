/** Ways to say less about a board: two regions become one, an exact rule a vaguer one, or a cell loses its rule. */
import type { Random } from '@pipwright/core';
import { type Rule, ruleLabel } from '../model/rule.js';
import { neighboursOf } from './board.js';
import type { Content } from './content.js';
import { unmet } from './demand.js';
import { joinParts, unionsOf } from './join-parts.js';
import { isUnlike, type Part, type Parts } from './part.js';
import { type Demand, drawBound, mostFree } from './plan.js';
import type { Sketch } from './sketch.js';

/** Of a region that two are joined to. */
const MOST_CELLS = 6;

export function easingsOf(random: Random, sketch: Sketch, content: Content): readonly Parts[] {
  return sketch.parts.flatMap((part) => [...joined(sketch, part), ...vaguer(random, sketch, part, content)]);
}

function joined({ parts, board, table, maxPip }: Sketch, part: Part): readonly Parts[] {
  if (!mayJoin(part)) return [];
  const others = parts.slice(parts.indexOf(part) + 1).filter(mayJoin);
  return unionsOf(board, part, others, MOST_CELLS).flatMap(({ other, cells }) =>
    (['sum', 'extreme', 'same', 'different'] as const)
      .filter((demand) => unmet(demand, cells, table.values, maxPip) === 0)
      .filter((demand) => demand !== 'different' || isUnlike(demand, cells.length))
      .map((demand) => joinParts(parts, part, other, { cells, demand })),
  );
}

function mayJoin({ demand, kept }: Part): boolean {
  return kept === undefined && (demand === 'sum' || demand === 'extreme' || demand === 'same');
}

function vaguer(random: Random, sketch: Sketch, part: Part, content: Content): readonly Parts[] {
  const { parts, board, table, maxPip } = sketch;
  const { cells, demand: now, kept } = part;
  if (kept === 'rule' || (now !== 'sum' && now !== 'extreme' && now !== 'same')) return [];
  const size = cells.length;
  const demands: Demand[] = now === 'same' || size === 1 ? [] : size === 2 ? ['same'] : ['same', 'different'];
  if (now !== 'same' && size < 3)
    demands.push(...(['<', '>'] as const).flatMap((op) => drawBounds(random, size, op, content, maxPip)));
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

/** Some bounds that may be true, no two equal. */
function drawBounds(random: Random, size: number, op: '<' | '>', content: Content, maxPip: number): readonly Rule[] {
  const drawn = Array.from({ length: BOUNDS }, () => drawBound(random, size, op, content, maxPip));
  return [...new Map(drawn.map((rule) => [ruleLabel(rule), rule])).values()];
}

const BOUNDS = 4;
