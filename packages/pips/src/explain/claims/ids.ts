/** What claims are made of: things and numbers, and what is counted. */
import type { Bag } from './ways.js';

/** How things are named: by the numbers of a `Board` while arguing, by cells and the puzzle's own regions when told. */
export interface Ids {
  readonly cell: unknown;
  readonly region: unknown;
  readonly edge: unknown;
  /** How often each number comes. */
  readonly bag: unknown;
}

export interface Numbers extends Ids {
  readonly cell: number;
  readonly region: number;
  readonly edge: number;
  readonly bag: Bag;
}

/** So many of a number are needed there at least, however it is filled. */
export type Need<I extends Ids = Numbers> =
  | { readonly region: I['region']; readonly cell?: undefined; readonly count: number }
  | { readonly region?: undefined; readonly cell: I['cell']; readonly count: number };

/** So many of a number are left in the tray, and so many of these are needed elsewhere. */
export interface Count<I extends Ids = Numbers> {
  readonly value: number;
  readonly there: number;
  readonly needs: readonly Need<I>[];
}

export const neededOf = ({ needs }: Count) => needs.reduce((sum, { count }) => sum + count, 0);

/** What the last two open cells of a sum must make together. */
export interface Makes {
  readonly low: number;
  readonly high: number;
  /** Has the tray a domino that makes it? */
  readonly isThere: boolean;
}
