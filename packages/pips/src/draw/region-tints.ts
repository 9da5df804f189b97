/**
 * A tint for every region, such that regions side by side differ wherever the tints suffice. Greedy, the least used
 * tint first: four colours would do for most boards, and look poorer than eight.
 */
import { type Cell, cellKey } from '../model/cell.js';
import type { Puzzle, Region } from '../model/puzzle.js';

export const TINTS = 8;

/** From 0 to one below TINTS. */
export function tintRegions({ regions }: Puzzle): Map<Region, number> {
  const regionAt = new Map(regions.flatMap((region) => region.cells.map((cell) => [cellKey(cell), region])));
  const tints = new Map<Region, number>();
  const uses = Array<number>(TINTS).fill(0);
  for (const region of regions) {
    const near = region.cells.flatMap(around).map((cell) => regionAt.get(cellKey(cell)));
    const taken = new Set(near.flatMap((each) => (each === undefined ? [] : [tints.get(each)])));
    const byUse = [...uses.keys()].sort((a, b) => (uses[a] ?? 0) - (uses[b] ?? 0));
    const tint = byUse.find((each) => !taken.has(each)) ?? byUse[0] ?? 0;
    uses[tint] = (uses[tint] ?? 0) + 1;
    tints.set(region, tint);
  }
  return tints;
}

/** Corners count too: two regions of one tint that meet at a corner would look like one. */
function around([row, column]: Cell): Cell[] {
  return [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((along): Cell => [row + down, column + along]));
}
