/**
 * Can the numbers in the tray be shared out among the regions, dominoes or not, so that there are enough for all cells
 * that must be covered, and room for all that must be used? Where not even that, nothing fits.
 */
import { anyNumber, type Counts, countsToFill } from './fillings.js';
import type { Loosened } from './loosened.js';
import { partsOf } from './parts.js';

const MOST_TRIES = 50_000;

/** Cells that take numbers from the tray, or at least have room for them. */
interface Taker {
  readonly takes: boolean;
  readonly ways: readonly Counts[];
}

/** True also where that is not found out in time. */
export function canShareOut(board: Loosened): boolean {
  const { takers, anywhere } = takersOf(board);
  const left = [...board.most];
  const owed = [...board.least];
  const failed = new Set<string>();
  let tries = 0;

  const fill = (at: number): boolean => {
    const taker = takers[at];
    if (taker === undefined) return owed.reduce((sum, count) => sum + Math.max(0, count), 0) <= anywhere;
    if (++tries > MOST_TRIES) return true;
    const key = `${at} ${left} ${owed}`;
    if (failed.has(key)) return false;
    for (const way of taker.ways) {
      if (taker.takes && way.some((count, value) => count > left[value]!)) continue;
      for (const [value, count] of way.entries()) {
        if (taker.takes) left[value]! -= count;
        owed[value]! -= count;
      }
      const filled = fill(at + 1);
      for (const [value, count] of way.entries()) {
        if (taker.takes) left[value]! += count;
        owed[value]! += count;
      }
      if (filled) return true;
    }
    failed.add(key);
    return false;
  };
  return fill(0);
}

/** And how many cells may hold anything, covered or not. */
function takersOf(board: Loosened): { readonly takers: readonly Taker[]; readonly anywhere: number } {
  const { compiled, covered, ruled, members } = board;
  const parts = partsOf(board);
  const takers: Taker[] = parts.map(({ ways }) => ({ takes: true, ways }));
  let anywhere = compiled.cells - parts.reduce((sum, { cells }) => sum + cells.length, 0);
  if (board.least.some((count) => count > 0)) {
    for (const region of ruled) {
      const cells = members[region]!;
      const ways = cells.some((cell) => covered[cell])
        ? undefined
        : countsToFill(board, region, cells, anyNumber(board));
      // Where no way is known, some cells may stay empty.
      if (ways === undefined || ways.length === 0) continue;
      takers.push({ takes: false, ways });
      anywhere -= cells.length;
    }
  }
  return { takers: takers.sort((a, b) => a.ways.length - b.ways.length), anywhere };
}
