import { type Cell, cellKey } from '@pipwright/core';
import { check, jsonFormat, type Puzzle, verify } from '@pipwright/pips';
import { puzzleAsJson } from '../puzzle-as-json.js';
import type { Rules } from '../rules.js';
import { actOnPips } from './act.js';
import { type PipsAction, readPipsAction } from './action.js';
import { EMPTY_BOARD, type LyingDomino, type PipsBoard } from './board.js';
import { whatIsWrongInPips } from './wrong.js';

export const pipsRules: Rules<Puzzle, PipsBoard, PipsAction> = {
  start: () => EMPTY_BOARD,
  act: actOnPips,
  isFull: (puzzle, board) => board.lying.length * 2 === puzzle.cells.length,
  isSolved: (puzzle, board) => verify(puzzle, { placements: board.lying }).length === 0,
  whatIsWrong: whatIsWrongInPips,
  changedCells(before, after) {
    const lay = new Set(before.lying.flatMap(halves));
    const now = after.lying.flatMap((lying) =>
      lying.cells.map((cell, half) => ({ cell, lies: halves(lying)[half] ?? '' })),
    );
    const stillCovered = new Set(now.map(({ cell }) => cellKey(cell)));
    const taken = before.lying.flatMap(({ cells }): Cell[] => cells.filter((cell) => !stillCovered.has(cellKey(cell))));
    return [...now.filter(({ lies }) => !lay.has(lies)).map(({ cell }) => cell), ...taken];
  },
  readAction: readPipsAction,
  ...puzzleAsJson(jsonFormat, check),
};

/** What lies on each of its two cells, and how. */
function halves({ domino: [first, second], cells: [a, b] }: LyingDomino): readonly [string, string] {
  return [`${a} ${b} ${first} ${second}`, `${b} ${a} ${second} ${first}`];
}
