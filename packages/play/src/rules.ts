/**
 * What the game asks of a kind: nine small questions. History, tries, the clock and saving know kinds through this
 * alone, so a third kind is a folder and a line in `kinds.ts`. A board is plain data and never changed in place.
 */
import type { Cell, JsonObject, JsonValue, Problem, Result } from '@pipwright/core';

export interface Rules<Puzzle, Board, Action> {
  /** The board before the first move. */
  start(puzzle: Puzzle): Board;
  /** The board after an action, or why it cannot be done; one that would change nothing cannot. */
  act(puzzle: Puzzle, board: Board, action: Action): Result<Board, readonly Problem[]>;
  /** Is nothing left to place? */
  isFull(puzzle: Puzzle, board: Board): boolean;
  /** Does the full board solve the puzzle? For `verify` to say. */
  isSolved(puzzle: Puzzle, board: Board): boolean;
  /** Everything because of which this board can no longer be completed, as far as a look at each rule by itself tells. */
  whatIsWrong(puzzle: Puzzle, board: Board): readonly Problem[];
  /** The cells that hold something else now, or something where there was nothing. Marks do not count. */
  changedCells(before: Board, after: Board): readonly Cell[];
  /** An action from plain JSON, with its own fields and no others; undefined where it has not the shape of one. */
  readAction(value: JsonObject): Action | undefined;
  puzzleToJson(puzzle: Puzzle): Result<JsonValue, readonly Problem[]>;
  puzzleFromJson(value: JsonValue): Result<Puzzle, readonly Problem[]>;
}
