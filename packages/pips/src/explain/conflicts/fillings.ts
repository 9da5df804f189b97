/** The ways to fill the cells of a region, told apart only by how often each number occurs. */
import { members } from '@pipwright/core/bits';
import { DIFFERENT, SAME, SUM } from '../../engines/swift/compile.js';
import { Remembered } from '../knowledge/remembered.js';
import type { Loosened } from './loosened.js';

/** By number: how often it occurs. */
export type Counts = readonly number[];

/** A region with more ways than these says nothing to someone who counts. */
const MOST_WAYS = 3_000;

const remembered = new Remembered<readonly Counts[] | undefined>();

/**
 * Undefined where there are too many. Cells of the region that are not among these may hold anything.
 * @param most by number: at most so many halves carry it
 */
export function countsToFill(
  board: Loosened,
  region: number,
  cells: readonly number[],
  most: readonly number[],
): readonly Counts[] | undefined {
  const { compiled, terms } = board;
  const enough = most.map((count) => Math.min(count, cells.length));
  const key = `${region} ${cells} ${cells.map((cell) => terms.values[cell])} ${enough}`;
  return remembered.get(compiled, key, () => findWays(board, region, cells, enough));
}

function findWays(
  { compiled, terms, members: byRegion }: Loosened,
  region: number,
  cells: readonly number[],
  most: readonly number[],
): readonly Counts[] | undefined {
  const { shape, low, high, set, each, maxPip, pips } = compiled;
  const open = byRegion[region]!.length - cells.length;
  const isSum = shape[region] === SUM;
  const allowed = shape[region] === SAME || shape[region] === DIFFERENT ? set[region]! : each[region]!;
  let ways = new Map<string, Counts>([['', new Array<number>(pips).fill(0)]]);
  for (const [i, cell] of cells.entries()) {
    const next = new Map<string, Counts>();
    const rest = cells.length - i - 1 + open;
    for (const counts of ways.values()) {
      const sum = isSum ? sumOf(counts) : 0;
      for (const value of members(terms.values[cell]! & allowed)) {
        if (counts[value]! >= most[value]!) continue;
        if (shape[region] === SAME && counts[value] !== i) continue;
        if (shape[region] === DIFFERENT && counts[value]! > 0) continue;
        if (isSum && (sum + value > high[region]! || sum + value + rest * maxPip < low[region]!)) continue;
        const way = [...counts];
        way[value]!++;
        next.set(way.join(), way);
      }
      if (next.size > MOST_WAYS) return undefined;
    }
    ways = next;
  }
  return [...ways.values()];
}

function sumOf(counts: Counts): number {
  return counts.reduce((sum, count, value) => sum + count * value, 0);
}

/** As if there were as many halves of each number as one likes. */
export function anyNumber({ compiled }: Loosened): number[] {
  return new Array<number>(compiled.pips).fill(compiled.cells);
}
