/**
 * Cuts a board into connected parts of planned sizes, the largest first, each from a corner where little is left and
 * along such cells, so that few are cut off. What is cut off becomes smaller parts than planned.
 */
import type { Random } from '@pipwright/core';
import { type Board, neighboursOf } from './board.js';
import type { Demand, Planned } from './plan.js';
import type { Tiling } from './tile.js';

export interface Part {
  /** By number, in reading order. */
  readonly cells: readonly number[];
  readonly demand: Demand;
  /** What of it was written before and stays: its cells, under one rule or another, or its rule too. */
  readonly kept?: 'cells' | 'rule';
}

/** Must all its cells hold the same number? */
export function isAlike(demand: Demand): boolean {
  return demand === 'same' || demand === 'extreme' || (typeof demand === 'object' && demand.kind === 'same');
}

/**
 * @param tiling how dominoes will lie: one within cells of the same number is a double, of which there are few
 * @param remake a demand for what is cut off, by its size
 * @param kept parts that are there already; they come first
 */
export function cutBoard(
  random: Random,
  board: Board,
  tiling: Tiling,
  plan: readonly Planned[],
  remake: (size: number) => Demand,
  kept: readonly Part[],
): readonly Part[] {
  const partner = partnersIn(tiling);
  const left = new Set(board.cells.keys());
  const parts = [...kept];
  for (const cell of kept.flatMap(({ cells }) => cells)) left.delete(cell);
  const waiting = [...plan];
  for (let planned = waiting.shift(); planned !== undefined; planned = waiting.shift()) {
    if (left.size === 0) break;
    const cells = grow(random, board, left, planned.size, isAlike(planned.demand) ? partner : NOBODY);
    parts.push({ cells, demand: cells.length === planned.size ? planned.demand : remake(cells.length) });
  }
  while (left.size > 0) {
    const cells = grow(random, board, left, 1, NOBODY);
    parts.push({ cells, demand: remake(1) });
  }
  return parts;
}

const NOBODY: ReadonlyMap<number, number> = new Map();

/** How often a domino may come to lie within cells of the same number. */
const DOUBLES = 0.1;

function partnersIn(tiling: Tiling): ReadonlyMap<number, number> {
  return new Map(
    tiling.flatMap(([a, b]) => [
      [a, b],
      [b, a],
    ]),
  );
}

/** So many cells of those left, or as many as hang together; they are taken out of `left`. */
function grow(
  random: Random,
  board: Board,
  left: Set<number>,
  size: number,
  partner: ReadonlyMap<number, number>,
): number[] {
  const near = (cell: number) => neighboursOf(board, cell).filter((next) => left.has(next));
  const roomFrom = (cell: number) => {
    const seen = new Set([cell]);
    for (const each of seen) for (const next of near(each)) if (seen.size < size) seen.add(next);
    return seen.size;
  };
  const roomy = size === 1 ? [...left] : [...left].filter((cell) => roomFrom(cell) >= size);
  const starts = roomy.length > 0 ? roomy : [...left];
  const part = [fewest(random, starts, (cell) => near(cell).length)];
  left.delete(part[0] as number);
  while (part.length < size) {
    const around = [...new Set(part.flatMap(near))];
    const apart = around.filter((cell) => !part.includes(partner.get(cell) ?? -1));
    const edge = apart.length === 0 || random.chance(DOUBLES) ? around : apart;
    if (edge.length === 0) break;
    const cell = fewest(random, edge, (each) => near(each).length);
    part.push(cell);
    left.delete(cell);
  }
  return part.sort((a, b) => a - b);
}

/** Mostly one of those with the fewest, now and then any. */
function fewest(random: Random, cells: readonly number[], count: (cell: number) => number): number {
  if (random.chance(0.3)) return random.pick(cells);
  const counts = cells.map(count);
  const least = Math.min(...counts);
  return random.pick(cells.filter((_, i) => counts[i] === least));
}
