/** A reason, without its words: one clause of a sentence. */
import type { Cell } from '@pipwright/core';
import type { Between } from '../step.js';
import type { Across, Side } from './beside.js';
import type { Line } from './link.js';

export type Reason =
  /** Lines have numbers: all of them the one, or one of them these. */
  | { readonly kind: 'has'; readonly lines: readonly Line[]; readonly numbers: readonly number[] }
  /** Every other row, or column, has a number. */
  | { readonly kind: 'every-has'; readonly of: Line['kind']; readonly number: number }
  | { readonly kind: 'lacks'; readonly line: Line; readonly numbers: readonly number[] }
  /** Cells are greater or smaller than others; earlier steps have taken numbers from them. */
  | {
      readonly kind: 'beside';
      readonly cells: readonly Cell[];
      readonly sides: readonly Side[];
      readonly not?: readonly number[];
    }
  /** Each cell is greater, or smaller, than some neighbour; is that every other empty cell? */
  | {
      readonly kind: 'each-beside';
      readonly cells: readonly Cell[];
      readonly isGreater: boolean;
      readonly isAll: boolean;
    }
  /** Signs make cells too low or too high. */
  | { readonly kind: 'made-by-signs'; readonly low: readonly Cell[]; readonly high: readonly Cell[] }
  /** The same of some, with the signs. */
  | {
      readonly kind: 'too-far';
      readonly cells: readonly Cell[];
      readonly isLow: boolean;
      readonly along: readonly Reason[];
    }
  /** Earlier steps have left these to cells, or have taken these from them. */
  | { readonly kind: 'among' | 'not'; readonly cells: readonly Cell[]; readonly numbers: readonly number[] }
  | { readonly kind: 'low' | 'high'; readonly cells: readonly Cell[] }
  | { readonly kind: 'only-left'; readonly number: number }
  /** Bars join a cell to others, or none does. */
  | { readonly kind: 'across'; readonly isBar: boolean; readonly cell: Cell; readonly others: readonly Across[] }
  | { readonly kind: 'kept'; readonly isBar: boolean; readonly number: number; readonly cells: readonly Cell[] }
  | { readonly kind: 'joined'; readonly isBar: boolean; readonly pairs: readonly Between[] }
  /** Along bars in one line numbers go up or down one by one. */
  | { readonly kind: 'run'; readonly cells: readonly Cell[] }
  /** Signs one after another, the greatest first. */
  | { readonly kind: 'signs'; readonly paths: readonly (readonly Cell[])[] }
  | { readonly kind: 'down'; readonly signs: number; readonly from: Cell; readonly to: Cell }
  | { readonly kind: 'by-signs' }
  /** Two cells hold two numbers, and a sign is between them. */
  | { readonly kind: 'ordered'; readonly sign: Between; readonly numbers: readonly number[] }
  /** A cell is smaller, or greater, than two neighbours; one of its numbers would leave them only one. */
  | {
      readonly kind: 'between';
      readonly cell: Cell;
      readonly others: readonly Cell[];
      readonly isSmaller: boolean;
      readonly tight?: { readonly number: number; readonly left: number };
    }
  | { readonly kind: 'all'; readonly reasons: readonly Reason[] };
