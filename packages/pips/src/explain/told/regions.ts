/** The regions that a conclusion speaks of. */
import type { Region } from '../../model/puzzle.js';
import type { ToldLink } from './link.js';
import { hasBeside } from './sums.js';

export function regionsOf(told: ToldLink): readonly Region[] {
  return told.parts.flatMap(({ region }) => region ?? []);
}

/** The first that is spoken of. */
export function regionOf(told: ToldLink): Region | undefined {
  return regionsOf(told)[0];
}

/** Are some numbers of them known already? */
export function hasNumbers(told: ToldLink): boolean {
  return told.parts.every(({ region, cells }) => region === undefined || hasBeside(told, region, cells).length > 0);
}

/** A region of one cell that the board shows: nothing of it is open. */
export function isOnSight(told: ToldLink, region: Region): boolean {
  return region.cells.length === 1 && told.open(region).length === 0;
}
