/** Actions of a player on dominoes. A domino in the tray is named by its slot, one on the board by a cell it covers. */
import { type Cell, field, type JsonObject } from '@pipwright/core';
import { type Placement, type Puzzle, sameDomino } from '@pipwright/pips/parts';
import { type MarkAction, readMarkAction } from '../marks.js';
import { readAlso, readCell, readCells, readWhole } from '../shape.js';
import { type PipsBoard, trayOf } from './board.js';

export type PipsAction =
  /** Places a domino of the tray on two cells, the first pip on the first cell. */
  | { readonly type: 'place'; readonly slot: number; readonly cells: readonly [Cell, Cell] }
  /** Moves a domino to other cells, its own among them or not. */
  | { readonly type: 'move'; readonly cell: Cell; readonly to: readonly [Cell, Cell] }
  /** Takes one or several dominoes back to the tray. */
  | { readonly type: 'take'; readonly cell: Cell; readonly also?: readonly Cell[] }
  /** Flips a domino in place: the pips change cells. */
  | { readonly type: 'flip'; readonly cell: Cell }
  /** Turns a domino by quarters clockwise, around the half that lies on this cell. */
  | { readonly type: 'turn'; readonly cell: Cell; readonly quarters: number }
  /** Turns a domino by quarters clockwise, before it is placed. */
  | { readonly type: 'turn-in-tray'; readonly slot: number; readonly quarters: number }
  | MarkAction;

export function readPipsAction(value: JsonObject): PipsAction | undefined {
  const cell = readCell(field(value, 'cell'));
  const cells = readCells(field(value, 'cells'));
  const to = readCells(field(value, 'to'));
  const slot = readWhole(field(value, 'slot'));
  const quarters = readWhole(field(value, 'quarters'));
  const type = field(value, 'type') as PipsAction['type'];
  switch (type) {
    case 'place':
      return slot === undefined || cells === undefined ? undefined : { type, slot, cells };
    case 'move':
      return cell === undefined || to === undefined ? undefined : { type, cell, to };
    case 'take': {
      const also = readAlso(value);
      return cell === undefined || also === undefined ? undefined : { type, cell, ...also };
    }
    case 'flip':
      return cell === undefined ? undefined : { type, cell };
    case 'turn':
      return cell === undefined || quarters === undefined ? undefined : { type, cell, quarters };
    case 'turn-in-tray':
      return slot === undefined || quarters === undefined ? undefined : { type, slot, quarters };
    case 'mark':
    case 'clear-marks':
      return readMarkAction(value);
  }
}

/**
 * The action that lays a domino as a solution has it, from the first slot with such a domino; undefined where none is
 * left.
 */
export function placeAction(puzzle: Puzzle, board: PipsBoard, { domino, cells }: Placement): PipsAction | undefined {
  const found = trayOf(puzzle, board).find((each) => each.left > 0 && sameDomino(each.domino, domino));
  if (found === undefined) return undefined;
  const turned = found.domino[0] !== domino[0];
  return { type: 'place', slot: found.slot, cells: turned ? [cells[1], cells[0]] : cells };
}
