/**
 * Cuts a board into connected regions of one to six cells: first some of equal numbers, where the solution has them,
 * then the rest from its narrowest corner on, so that few single cells are left over. Each gets a first rule, rather
 * loose: what is too loose is found out by other solutions, and tightened. On the largest boards that would not end:
 * there all is tight at first, and loosened later.
 */
import type { Random } from '@pipwright/core';
import type { Rule } from '../model/rule.js';
import { neighboursOf } from './board.js';
import type { Layout } from './deal-dominoes.js';
import { bound, different, exactly, type Parts, same, tightest, valuesIn } from './rules.js';
import { MOST_CELLS, type Taste } from './taste.js';

/** How often a region grows towards a number like its first: sums far from the middle say more. */
const KINDRED = 0.6;

export function cutRegions(random: Random, layout: Layout, taste: Taste): Parts {
  return cut(random, layout, taste).map((cells) => {
    const values = valuesIn({ cells }, layout.values);
    return { cells, rule: taste.atFirst === 'tight' ? tightest(values, layout.maxPip) : loose(random, layout, values) };
  });
}

function loose(random: Random, { maxPip }: Layout, values: readonly number[]): Rule | undefined {
  const bounded = () => bound(values, maxPip, random.pick(['<', '>']), random.between(1, 3));
  const free = random.chance(values.length > 2 ? 0.02 : 0.12);
  if (free) return undefined;
  const apart = random.chance(values.length > 2 ? 0.4 : 0.12) ? different(values) : undefined;
  const within = random.chance(values.length === 1 ? 0.7 : 0.2) ? bounded() : undefined;
  return same(values) ?? apart ?? within ?? exactly(values);
}

function cut(random: Random, layout: Layout, taste: Taste): readonly (readonly number[])[] {
  const { board, values } = layout;
  const left = new Set(board.cells.keys());
  const alike = cutAlike(random, layout, taste, left);
  const parts: number[][] = [];
  while (left.size > 0) {
    const part = grow(random, layout, left, narrowest(random, layout, left), random.pick(taste.sizes), values);
    const home = part.length > 1 || random.chance(taste.singles) ? undefined : homeFor(random, layout, parts, part);
    if (home === undefined) parts.push(part);
    else home.push(...part);
  }
  return [...alike, ...parts].map((cells) => [...cells].sort((a, b) => a - b)).sort(([a = 0], [b = 0]) => a - b);
}

function cutAlike(random: Random, layout: Layout, { alike, alikeSizes }: Taste, left: Set<number>): number[][] {
  const { values } = layout;
  const parts: number[][] = [];
  let room = Math.round(alike * values.length);
  for (const start of random.shuffle([...left])) {
    if (room < 2 || !left.has(start)) continue;
    const equal = new Set([...left].filter((cell) => values[cell] === values[start]));
    const part = grow(random, layout, equal, start, Math.min(room, random.pick(alikeSizes)));
    if (part.length < 2) continue;
    for (const cell of part) left.delete(cell);
    room -= part.length;
    parts.push(part);
  }
  return parts;
}

/** Takes cells from `left`, those first that touch the part most. */
function grow(
  random: Random,
  { board }: Layout,
  left: Set<number>,
  start: number,
  size: number,
  values?: readonly number[],
): number[] {
  const part = [start];
  left.delete(start);
  while (part.length < size) {
    const near = [...new Set(part.flatMap((cell) => neighboursOf(board, cell)))].filter((cell) => left.has(cell));
    if (near.length === 0) break;
    const touching = (cell: number) => neighboursOf(board, cell).filter((next) => part.includes(next)).length;
    const most = Math.max(...near.map(touching));
    const away = (cell: number) => Math.abs((values?.[cell] ?? 0) - (values?.[start] ?? 0));
    const least = Math.min(...near.map(away));
    const choice = random.chance(KINDRED) ? near.filter((cell) => away(cell) === least) : near;
    const snug = choice.filter((cell) => touching(cell) === most);
    const next = random.pick(snug.length > 0 && random.chance(0.35) ? snug : choice);
    left.delete(next);
    part.push(next);
  }
  return part;
}

function narrowest(random: Random, { board }: Layout, left: ReadonlySet<number>): number {
  const room = (cell: number) => neighboursOf(board, cell).filter((next) => left.has(next)).length;
  const least = Math.min(...[...left].map(room));
  return random.pick([...left].filter((cell) => room(cell) === least));
}

/** A neighbouring part with room for these cells. */
function homeFor(
  random: Random,
  { board }: Layout,
  parts: readonly number[][],
  cells: readonly number[],
): number[] | undefined {
  const near = new Set(cells.flatMap((cell) => neighboursOf(board, cell)));
  const homes = parts.filter((part) => part.length < MOST_CELLS - 1 && part.some((cell) => near.has(cell)));
  return homes.length === 0 ? undefined : random.pick(homes);
}
