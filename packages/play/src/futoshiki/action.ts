/** What a player can do with numbers. */
import { type Cell, field, type JsonObject } from '@pipwright/core';
import { type MarkAction, readMarkAction } from '../marks.js';
import { readCell, readFlag, readWhole } from '../shape.js';

export type FutoshikiAction =
  /**
   * Puts a number into a square, over another where one stands. Its own marks go, and so does this number from the
   * marks of its row and column, unless `keepMarks` says that they stay.
   */
  | { readonly type: 'put'; readonly cell: Cell; readonly number: number; readonly keepMarks?: true }
  /** Empties a square: of its number, or else of its marks. */
  | { readonly type: 'clear'; readonly cell: Cell }
  /** Notes in every empty square what rows, columns and signs leave, and nothing else. */
  | { readonly type: 'fill-marks' }
  | MarkAction;

/** Undefined where it is no action of Futoshiki. */
export function readFutoshikiAction(value: JsonObject): FutoshikiAction | undefined {
  const type = field(value, 'type');
  const cell = readCell(field(value, 'cell'));
  const number = readWhole(field(value, 'number'));
  const keep = readFlag(value, 'keepMarks');
  switch (type) {
    case 'put':
      return cell === undefined || number === undefined || keep === undefined
        ? undefined
        : { type, cell, number, ...keep };
    case 'clear':
      return cell === undefined ? undefined : { type, cell };
    case 'fill-marks':
      return { type };
    default:
      return readMarkAction(value);
  }
}
