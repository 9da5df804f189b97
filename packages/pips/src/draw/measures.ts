import { type Cell, cellKey } from '../model/cell.js';
import type { Puzzle, Region } from '../model/puzzle.js';

/**
 * The measures of a board and its dominoes, for files and for the app alike. All are parts of the pitch, the way from
 * the middle of a cell to that of the next.
 */
export const DOMINO = {
  /** Distance from the middle of a half to the edge. */
  half: 0.38,
  corner: 0.19,
  dot: 0.068,
  /** Distance from the middle of a half to the middles of its outer dots. */
  spread: 0.2,
  digits: 0.42,
  /** Half of the line in the middle. */
  middle: 0.26,
} as const;

/** Distance from the middle of a cell within which all dots lie. */
export const DOTS_REACH = DOMINO.spread + DOMINO.dot;

/** The shadow of a domino, the lowest layer first: the domino itself, larger by `grow` on every side and lower. */
export const SHADOW = [
  { name: 'far', grow: 0.004, drop: 0.048 },
  { name: 'near', grow: 0.01, drop: 0.012 },
] as const;

/** The border of a region, or of a cell without a rule. */
export const REGION = { inset: 0.035, corner: 0.16, line: 0.034, seam: 0.2 } as const;

/** A ring around cells that something is said of: outside their border. */
export const RING = { inset: -0.016, corner: 0.17 } as const;

/** The pitch itself in drawings that are files: the side of a cell. */
export const SIDE = 48;

/**
 * A tint for every region, such that regions side by side differ wherever the tints suffice. Greedy, the least used
 * tint first: four colours would do for most boards, and look poorer than eight.
 */
export const TINTS = 8;

/** Tint of each region, from 0 to one below TINTS. */
export function tintRegions({ regions }: Puzzle): Map<Region, number> {
  const regionAt = new Map(regions.flatMap((region) => region.cells.map((cell) => [cellKey(cell), region])));
  const tints = new Map<Region, number>();
  const uses = Array<number>(TINTS).fill(0);
  for (const region of regions) {
    const near = region.cells.flatMap(eightNeighbours).map((cell) => regionAt.get(cellKey(cell)));
    const taken = new Set(near.flatMap((each) => (each === undefined ? [] : [tints.get(each)])));
    const byUse = [...uses.keys()].sort((a, b) => (uses[a] ?? 0) - (uses[b] ?? 0));
    const tint = byUse.find((each) => !taken.has(each)) ?? byUse[0] ?? 0;
    uses[tint] = (uses[tint] ?? 0) + 1;
    tints.set(region, tint);
  }
  return tints;
}

/** Corners count too: two regions of one tint that meet at a corner would look like one. */
function eightNeighbours([row, column]: Cell): Cell[] {
  return [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((along): Cell => [row + down, column + along]));
}
