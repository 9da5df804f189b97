import type { Placement, Puzzle } from '@pipwright/pips';
import { sameDomino } from '@pipwright/pips';
import type { PipsAction } from './action.js';
import { type PipsBoard, trayOf } from './board.js';

/** The action that lays a domino as a solution has it, from the first slot with such a domino; undefined where none is left. */
export function placeAction(puzzle: Puzzle, board: PipsBoard, { domino, cells }: Placement): PipsAction | undefined {
  const found = trayOf(puzzle, board).find((each) => each.left > 0 && sameDomino(each.domino, domino));
  if (found === undefined) return undefined;
  const turned = found.domino[0] !== domino[0];
  return { type: 'place', slot: found.slot, cells: turned ? [cells[1], cells[0]] : cells };
}
