import { type Cell, field, type JsonObject } from '@pipwright/core';
import { type MarkAction, readMarkAction } from '../marks.js';
import { readAlso, readCell, readWhole } from '../shape.js';

export type FutoshikiAction =
  /** Puts a number into a square, over another where one stands. All marks stay: `shownMarks` hides what need not be seen. */
  | { readonly type: 'put'; readonly cell: Cell; readonly number: number }
  /** Empties a square: of its number, or else of its marks. Of several, given numbers stay, and so do marks if any has a number. */
  | { readonly type: 'clear'; readonly cell: Cell; readonly also?: readonly Cell[] }
  /** Colours squares, or takes the colour away where all of them have it; 0 takes any colour away. */
  | { readonly type: 'colour'; readonly cell: Cell; readonly colour: number; readonly also?: readonly Cell[] }
  /** Notes in every empty square what rows, columns and signs leave, and nothing else. Marks under numbers stay. */
  | { readonly type: 'fill-marks' }
  | MarkAction;

export function readFutoshikiAction(value: JsonObject): FutoshikiAction | undefined {
  const type = field(value, 'type') as FutoshikiAction['type'];
  const cell = readCell(field(value, 'cell'));
  const number = readWhole(field(value, 'number'));
  const colour = readWhole(field(value, 'colour'));
  const also = readAlso(value);
  switch (type) {
    case 'put':
      return cell === undefined || number === undefined ? undefined : { type, cell, number };
    case 'clear':
      return cell === undefined || also === undefined ? undefined : { type, cell, ...also };
    case 'colour':
      return cell === undefined || colour === undefined || also === undefined
        ? undefined
        : { type, cell, colour, ...also };
    case 'fill-marks':
      return { type };
    case 'mark':
    case 'clear-marks':
      return readMarkAction(value);
  }
}
