import { type Cell, cellKey } from '@pipwright/core';
import { getAdjacent, type Puzzle } from '@pipwright/pips';
import { type PipsBoard, pipsByCell } from './board.js';

/** Every two open cells that a domino can be laid on, its first half on the first: both ways round. */
export function openPlaces(puzzle: Puzzle, board: PipsBoard): readonly (readonly [Cell, Cell])[] {
  const pips = pipsByCell(board);
  const open = new Map<string, Cell>(
    puzzle.cells.filter((cell) => !pips.has(cellKey(cell))).map((cell) => [cellKey(cell), cell]),
  );
  return [...open.values()].flatMap((first) =>
    getAdjacent(first).flatMap((near): (readonly [Cell, Cell])[] => {
      const second = open.get(cellKey(near));
      return second === undefined ? [] : [[first, second]];
    }),
  );
}
