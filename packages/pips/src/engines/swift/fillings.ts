import { size } from '@pipwright/core/bits';
import { FREE, range, SAME, SUM } from './compile.js';
import type { Position } from './position.js';

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

/** For a region whose cells may hold these sets of pips. */
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
