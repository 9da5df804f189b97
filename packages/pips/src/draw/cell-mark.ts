import type { Cell } from '../model/cell.js';

/** Points at a cell of a drawing: something is concluded of it, or something rests on it. */
export interface CellMark {
  readonly cell: Cell;
  readonly role: 'concluded' | 'premise';
  /** What is known of the cell, in a few characters; may be empty. On a domino its number is shown. */
  readonly note: string;
}
