import type { Cell } from '@pipwright/core';
import { check, jsonFormat, type Puzzle, verify } from '@pipwright/futoshiki';
import { puzzleAsJson } from '../puzzle-as-json.js';
import type { Rules } from '../rules.js';
import { actOnFutoshiki } from './act.js';
import { type FutoshikiAction, readFutoshikiAction } from './action.js';
import { emptyCells, type FutoshikiBoard, numberAt, startingBoard } from './board.js';
import { whatIsWrongInFutoshiki } from './wrong.js';

export const futoshikiRules: Rules<Puzzle, FutoshikiBoard, FutoshikiAction> = {
  start: startingBoard,
  act: actOnFutoshiki,
  isFull: (_, board) => emptyCells(board).length === 0,
  isSolved: (puzzle, board) => verify(puzzle, board).length === 0,
  whatIsWrong: whatIsWrongInFutoshiki,
  changedCells: (before, after) =>
    after.grid.flatMap((line, row) =>
      line.flatMap((number, column): Cell[] => (numberAt(before, [row, column]) === number ? [] : [[row, column]])),
    ),
  readAction: readFutoshikiAction,
  ...puzzleAsJson(jsonFormat, check),
};
