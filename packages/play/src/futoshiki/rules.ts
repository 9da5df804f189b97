/** What the game needs to know of Futoshiki: its moves, when it is solved, and how puzzles are saved. */
import type { Cell } from '@pipwright/core';
import { check, verify } from '@pipwright/futoshiki/check';
import { inequalitiesOf, jsonFormat, type Puzzle, puzzleKey, sideOf } from '@pipwright/futoshiki/parts';
import { type PuzzleFacts, puzzleAsJson, type Rules } from '../rules.js';
import { actOnFutoshiki } from './act.js';
import { type FutoshikiAction, readFutoshikiAction } from './action.js';
import { emptyCells, type FutoshikiBoard, numberAt, startingBoard } from './board.js';
import { whatIsWrongInFutoshiki } from './mistakes.js';

export interface PlayedFutoshiki {
  readonly puzzle: Puzzle;
  readonly board: FutoshikiBoard;
  readonly action: FutoshikiAction;
}

export interface FutoshikiFacts extends PuzzleFacts {
  readonly given: number;
  readonly signs: number;
  readonly isAdjacent: boolean;
}

export const futoshikiRules: Rules<PlayedFutoshiki> = {
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
  key: puzzleKey,
  facts(puzzle): FutoshikiFacts {
    const side = sideOf(puzzle);
    const signs = inequalitiesOf(puzzle).length + (puzzle.bars?.length ?? 0);
    const isAdjacent = puzzle.bars !== undefined;
    return { rows: side, columns: side, cells: side * side, given: puzzle.fixedNumbers.length, signs, isAdjacent };
  },
};
