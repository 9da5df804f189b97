import type { Pips } from './pips.js';
import type { Point } from './point.js';

/** Pips put on a point. */
export interface Assignment {
  readonly pips: Pips;
  readonly point: Point;
}

export function Assignment(pips: Pips, point: Point): Assignment {
  return { pips, point };
}
