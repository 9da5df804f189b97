import { LARGEST_PIPS, type Pips, pipsOrThrow } from './pips.js';
import type { Point } from './point.js';

export interface Assignment {
  readonly pips: Pips;
  readonly point: Point;
}

/** Throws a RangeError where the number is no pips. */
export function Assignment(pips: number, point: Point, largest: number = LARGEST_PIPS): Assignment {
  return { pips: pipsOrThrow(pips, largest), point };
}
