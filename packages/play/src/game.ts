/**
 * A game in progress is one plain value, never changed: it can be kept, compared, cloned and sent to a worker.
 *
 *     positions   start ── p1 ── p2 ── p3 ── p4        every position since the start, the undone ones too
 *     moves            m1    m2    m3    m4            what led from one to the next
 *     at                     2                         where the player is: undo and redo only move this
 *
 * Positions are kept rather than the way back from each: nothing can then be undone wrongly, and they share all that
 * a move does not touch. A new step drops what was undone.
 */
import { type Cell, err, ok, type Problem, type Result } from '@pipwright/core';
import { type Clock, finishedClock, NEW_CLOCK } from './clock.js';
import { type HintsUsed, NO_HINTS } from './hints.js';
import { type BoardOf, type KindName, type PuzzleOf, rulesOf } from './kind.js';
import type { StepMove } from './move.js';

export interface Game<K extends KindName> {
  readonly kind: K;
  readonly puzzle: PuzzleOf<K>;
  readonly positions: readonly Position<K>[];
  readonly moves: readonly StepMove<K>[];
  readonly at: number;
  readonly clock: Clock;
  readonly hints: HintsUsed;
  /** Number of moves of any type, undo and ticks too. Of two copies of a game the one with more is newer. */
  readonly revision: number;
}

/** A game of any kind; its `kind` tells which. */
export type AnyGame = { readonly [K in KindName]: Game<K> }[KindName];

export interface Position<K extends KindName> {
  readonly board: BoardOf<K>;
  /** The board on which the open try began; undefined where none is open. */
  readonly beforeTry: BoardOf<K> | undefined;
}

/** Full but wrong names no culprit: `whatIsWrong` does, when asked. */
export type Status = 'playing' | 'full-but-wrong' | 'finished';

/**
 * A game at its start. Its `puzzle` is the one to draw: the puzzle as a saved game gives it back, its regions numbered
 * in reading order. Fails for a puzzle that the kind's JSON cannot hold.
 */
export function newGame<K extends KindName>(kind: K, puzzle: PuzzleOf<K>): Result<Game<K>, readonly Problem[]> {
  const rules = rulesOf(kind);
  const json = rules.puzzleToJson(puzzle);
  if (!json.ok) return json;
  const settled = rules.puzzleFromJson(json.value);
  return settled.ok ? ok(startedGame(kind, settled.value)) : err(settled.error);
}

export function startedGame<K extends KindName>(kind: K, puzzle: PuzzleOf<K>): Game<K> {
  const board = rulesOf(kind).start(puzzle);
  const finished = statusOf(kind, puzzle, board) === 'finished';
  return {
    kind,
    puzzle,
    positions: [{ board, beforeTry: undefined }],
    moves: [],
    at: 0,
    clock: finished ? finishedClock(NEW_CLOCK) : NEW_CLOCK,
    hints: NO_HINTS,
    revision: 0,
  };
}

function positionOf<K extends KindName>({ positions, at }: Game<K>): Position<K> {
  return positions[at] as Position<K>;
}

export function boardOf<K extends KindName>(game: Game<K>): BoardOf<K> {
  return positionOf(game).board;
}

export function status<K extends KindName>(game: Game<K>): Status {
  return statusOf(game.kind, game.puzzle, boardOf(game));
}

export function statusOf<K extends KindName>(kind: K, puzzle: PuzzleOf<K>, board: BoardOf<K>): Status {
  const rules = rulesOf(kind);
  if (!rules.isFull(puzzle, board)) return 'playing';
  return rules.isSolved(puzzle, board) ? 'finished' : 'full-but-wrong';
}

export function historySteps({ at, moves }: Game<KindName>): { readonly undo: number; readonly redo: number } {
  return { undo: at, redo: moves.length - at };
}

export function isTrying<K extends KindName>(game: Game<K>): boolean {
  return positionOf(game).beforeTry !== undefined;
}

/** The cells that hold something else on another board, or something where there was nothing. Marks do not count. */
export function changedCells<K extends KindName>(kind: K, before: BoardOf<K>, after: BoardOf<K>): readonly Cell[] {
  return rulesOf(kind).changedCells(before, after);
}

/** Do two boards hold the same? Marks do not count. */
export function samePosition<K extends KindName>(kind: K, one: BoardOf<K>, other: BoardOf<K>): boolean {
  return one === other || changedCells(kind, one, other).length === 0;
}

/** The cells that hold something else than before the open try; none where no try is open. */
export function triedCells<K extends KindName>(game: Game<K>): readonly Cell[] {
  const { board, beforeTry } = positionOf(game);
  return beforeTry === undefined ? [] : rulesOf(game.kind).changedCells(beforeTry, board);
}

/**
 * Everything because of which the board can no longer be completed as it is, as far as a look at each rule by itself
 * tells. Costs a moment on large boards: for a player who asks, or who has chosen to be told.
 */
export function whatIsWrong<K extends KindName>(game: Game<K>): readonly Problem[] {
  return rulesOf(game.kind).whatIsWrong(game.puzzle, boardOf(game));
}
