/**
 * Can the board be tiled at all, whatever lies on it? A matching answers at once what a search may never find out (a
 * chessboard without two corners of one colour). Boards with freed or held cells are left to the search.
 */

import { size } from '@pipwright/core/bits';
import { type Count, multiply } from '@pipwright/core/counting';
import { matchAll } from '../tiling/shape.js';
import { FREE, range, SAME, SUM } from './compile.js';
import type { Position } from './position.js';

export function isCoverable({ compiled, barred, toCover }: Position): boolean {
  const { cells, near, first, second } = compiled;
  if (toCover < cells) return true;
  const neighbours = Array.from({ length: cells }, (_, cell) => {
    const edges = near.subarray(4 * cell, 4 * cell + 4).filter((edge) => edge !== -1 && barred[edge] === 0);
    return Array.from(edges, (edge) => (first[edge] === cell ? second[edge]! : first[edge]!));
  });
  return matchAll(neighbours) !== undefined;
}

/** Number of ways to lay dominoes on edges when nothing is asked of the values. */
export function arrangements(position: Position, edges: number): Count {
  return position.exact ? ofAll(position, edges) : ofSome(position, edges);
}

/** Ways to lay all that is left: orders of the dominoes, like ones alike, and turns of those that are no doubles. */
function ofAll({ compiled, left, owed }: Position, edges: number): Count {
  const { pips } = compiled;
  if (owed !== edges) return 0;
  let ways: Count = 1;
  let laid = 0;
  for (let x = 0; x < pips; x++) {
    for (let y = x; y < pips; y++) {
      const copies = left[x * pips + y]!;
      for (let copy = 1; copy <= copies; copy++) {
        // Divisible at every step: a binomial coefficient grows by (laid + 1) / copy.
        ways = multiply(ways, ++laid);
        if (copy > 1) ways = typeof ways === 'bigint' ? ways / BigInt(copy) : ways / copy;
        if (x !== y) ways = multiply(ways, 2);
      }
    }
  }
  return ways;
}

/** Ways to lay as many dominoes as there are edges, between the least and the most of each pair. */
function ofSome({ compiled, left, terms }: Position, edges: number): bigint {
  const { pips } = compiled;
  /** ways[k]: the pairs seen so far laid on k of k edges. */
  let ways: bigint[] = [1n];
  /** Pairs that never run out and are not asked for are as one, which can be turned in so many ways. */
  let endlessTurns = 0;
  for (let x = 0; x < pips; x++) {
    for (let y = x; y < pips; y++) {
      const pair = x * pips + y;
      const most = left[pair]!;
      const least = Math.max(0, terms.least[pair]! - terms.most[pair]! + most);
      const turns = x === y ? 1 : 2;
      if (least === 0 && most >= edges) endlessTurns += turns;
      else if (most > 0) ways = withPair(ways, least, most, BigInt(turns), edges);
    }
  }
  if (endlessTurns > 0) ways = withPair(ways, 0, edges, BigInt(endlessTurns), edges);
  return ways[edges] ?? 0n;
}

function withPair(ways: readonly bigint[], least: number, most: number, turns: bigint, edges: number): bigint[] {
  const after: bigint[] = [];
  for (let k = 0; k < ways.length; k++) {
    let chosen = ways[k] as bigint;
    for (let copies = 0; copies <= most && k + copies <= edges; copies++) {
      if (copies > 0) chosen = (chosen * turns * BigInt(k + copies)) / BigInt(copies);
      after[k + copies] = (after[k + copies] ?? 0n) + (copies < least ? 0n : chosen);
    }
  }
  return after;
}

/** Larger tables of sums are left to the search, which can pause. */
const MOST_SUMS = 1 << 20;

/**
 * The ways to put values on the open cells, where dominoes never run out and none is asked for; undefined where that
 * is not so, or where the regions' cells are not alike.
 */
export function fillings(position: Position): bigint | undefined {
  const { compiled, terms, openCells, toCover } = position;
  const { regions, pips } = compiled;
  const endless = terms.most.every((most) => most >= openCells >> 1) && terms.least.every((least) => least === 0);
  if (!endless || toCover < openCells) return undefined;
  const cells: number[][] = Array.from({ length: regions + 1 }, () => []);
  for (let c = 0; c < compiled.cells; c++) cells[compiled.region[c]!]?.push(position.values[c]!);
  let ways = 1n;
  for (let r = 0; r <= regions; r++) {
    const own = fillingsOf(position, r, cells[r] ?? [], pips);
    if (own === undefined) return undefined;
    ways *= own;
  }
  return ways;
}

/** Fillings of a region whose cells may hold these sets of pips. */
function fillingsOf({ shape, low, high, set, compiled }: Position, r: number, cells: number[], pips: number) {
  if (shape[r] === FREE) return cells.reduce((ways, values) => ways * BigInt(size(values)), 1n);
  const all = range(0, pips - 1, compiled.maxPip);
  if (cells.some((values) => values !== all)) return undefined;
  if (shape[r] === SAME) return BigInt(cells.length === 0 ? 1 : size(set[r]!));
  if (shape[r] === SUM) return sums(cells.length, low[r]!, high[r]!, pips);
  return cells.reduce((ways, _, i) => ways * BigInt(Math.max(0, size(set[r]!) - i)), 1n);
}

/** The ways to make a sum between `low` and `high` with so many values. */
function sums(cells: number, low: number, high: number, pips: number): bigint | undefined {
  const most = Math.min(high, cells * (pips - 1));
  if (most < 0) return 0n;
  if (cells * most > MOST_SUMS) return undefined;
  let ways = new Array<bigint>(most + 1).fill(0n);
  ways[0] = 1n;
  for (let cell = 0; cell < cells; cell++) {
    /** The sum of the last `pips` entries: one more value reaches all of them. */
    let window = 0n;
    ways = ways.map((_, sum) => {
      window += ways[sum] as bigint;
      if (sum >= pips) window -= ways[sum - pips] as bigint;
      return window;
    });
  }
  return ways.slice(Math.max(0, low)).reduce((total, each) => total + each, 0n);
}
