/** What conflicts are called, the plainest first, and what of each one sentences and drawings need to know. */

import type { Premise } from '../knowledge/premise.js';
import type { Board } from './board.js';

/** What sort of contradiction it is. */
export type ConflictClass = 'sign-cycle' | 'line' | 'empty-domain' | 'combined';

/** Which class a reason has; those that speak of one line or several have that of their lines. */
export const REASONS = {
  /** Two signs between the same cells: the two cells. */
  'opposite-signs': 'sign-cycle',
  /** A line has a number twice: the cells, the line, the number. */
  'number-twice': 'line',
  /** A sign against two numbers: its cells, the greater first. */
  'broken-sign': 'empty-domain',
  /** A bar, or none, against two numbers: its cells. */
  'broken-bar': 'empty-domain',
  'missing-bar': 'empty-domain',
  /** The cells in order, each greater than the next and the last than the first. */
  circle: 'sign-cycle',
  /** A sign at the highest number, or at the lowest: its cells, the greater first. */
  'number-at-the-end': 'empty-domain',
  /** The cells from the greatest down. */
  'long-chain': 'empty-domain',
  /** The same where numbers are passed over that lines have. */
  'chain-in-lines': 'line',
  /** More or fewer bars than the numbers at the ends allow: the cells along them. */
  'bars-between': 'empty-domain',
  /** The same in one line, where numbers go up or down all the way. */
  'bar-run': 'line',
  /** The cell. */
  'no-number-fits': 'empty-domain',
  /** The line, the number. */
  'no-place': 'line',
  /** The cells, the line, the numbers left to them. */
  'too-few-numbers': 'line',
  /** The cells that are left, the line, the numbers. */
  'too-few-places': 'line',
  /** The line. */
  'unfillable-line': 'line',
} as const satisfies Readonly<Record<string, ConflictClass>>;

export type ConflictReason = keyof typeof REASONS;

/** How a cell loses numbers. */
type Losing =
  /** A cell of this line has it. */
  | { readonly kind: 'taken'; readonly line: number }
  /** Signs lead from the cell to others that are all greater, or all less. */
  | { readonly kind: 'greater' | 'less'; readonly path: readonly number[] }
  /** A number stands across a bar, or where there is none. */
  | { readonly kind: 'bar' | 'no-bar'; readonly other: number };

export interface Loss {
  readonly cell: number;
  /** As a set of bits. */
  readonly values: number;
  readonly by: Losing;
  readonly premises: readonly Premise[];
}

/** A contradiction that has a name. */
export interface Named {
  readonly reason: ConflictReason;
  readonly premises: readonly Premise[];
  readonly cells?: readonly number[];
  readonly line?: number;
  /** As a set of bits. */
  readonly values?: number;
  readonly losses?: readonly Loss[];
}

/** Finds those of one sort. */
export type Finder = (board: Board) => Iterable<Named>;

/** What cannot hold together, with its name. */
export interface Told {
  readonly because: readonly Premise[];
  readonly class: ConflictClass;
  readonly named?: Named;
}
