/**
 * Rules of a kind, as the game asks for them. History, tries, the clock and saving know kinds through this
 * alone, so a third kind is a folder and its lines in `kinds.ts`. A board is plain data and never changed in place.
 */
import {
  type Cell,
  type Checked,
  err,
  type Format,
  type JsonObject,
  type JsonValue,
  ok,
  type Problem,
  type Result,
} from '@pipwright/core';

export interface KindTypes {
  readonly puzzle: unknown;
  readonly board: unknown;
  readonly action: { readonly type: string };
}

/** Size of a puzzle. A kind may count more than this. */
export interface PuzzleFacts {
  readonly rows: number;
  readonly columns: number;
  readonly cells: number;
}

export interface Rules<P extends KindTypes> {
  /** The board before the first move. */
  start(puzzle: P['puzzle']): P['board'];
  /** The board after an action, or why it cannot be done; one that would change nothing cannot. */
  act(puzzle: P['puzzle'], board: P['board'], action: P['action']): Result<P['board'], readonly Problem[]>;
  isFull(puzzle: P['puzzle'], board: P['board']): boolean;
  /** Does the full board solve the puzzle? For `verify` to say. */
  isSolved(puzzle: P['puzzle'], board: P['board']): boolean;
  /**
   * Everything because of which this board can no longer be completed, as far as a look at each rule by itself tells.
   */
  whatIsWrong(puzzle: P['puzzle'], board: P['board']): readonly Problem[];
  /** The cells that hold something else now, or something where there was nothing. Marks do not count. */
  changedCells(before: P['board'], after: P['board']): readonly Cell[];
  /** An action from plain JSON, with its own fields and no others; undefined where it has not the shape of one. */
  readAction(value: JsonObject): P['action'] | undefined;
  puzzleToJson(puzzle: P['puzzle']): Result<JsonValue, readonly Problem[]>;
  puzzleFromJson(value: JsonValue): Result<P['puzzle'], readonly Problem[]>;
  /** The same for the same puzzle, whatever it was written in and is called. */
  key(puzzle: P['puzzle']): string;
  facts(puzzle: P['puzzle']): PuzzleFacts;
}

/** Puzzles in saved games are the kind's own JSON, embedded: the two directions, for `Rules`. */
export function puzzleAsJson<Spec, Puzzle>(format: Format<Spec, Puzzle>, check: (spec: Spec) => Checked<Puzzle>) {
  return {
    puzzleToJson(puzzle: Puzzle): Result<JsonValue, readonly Problem[]> {
      const made = format.make([puzzle]);
      return made.ok ? ok(JSON.parse(made.value) as JsonValue) : made;
    },
    puzzleFromJson(value: JsonValue): Result<Puzzle, readonly Problem[]> {
      const [draft, ...others] = format.parse(JSON.stringify(value));
      if (draft === undefined || others.length > 0) return err([]);
      return draft.problems.length > 0 ? err(draft.problems) : check(draft.spec);
    },
  };
}
