import { err, ok, type Result } from '@pipwright/core';
import { type Board, EMPTY_BOARD, legal, reduceB } from './board.js';
import { type Constraint, compatible, consistent, reduceCs, satisfies } from './constraint.js';
import { LARGEST_PIPS, type Piece, removeOne } from './piece.js';
import type { Placement } from './placement.js';

/** Use of pieces: all of them (the seed's game), as many as needed, or each as often as liked. */
export type PieceUse = 'all' | 'some' | 'repeated';

export interface Game {
  readonly board: Board;
  readonly pieces: readonly Piece[];
  readonly constraints: readonly Constraint[];
  readonly use: PieceUse;
  readonly largest: number;
}

export function Game(
  board: Board,
  pieces: readonly Piece[],
  constraints: readonly Constraint[],
  use: PieceUse = 'all',
  largest: number = LARGEST_PIPS,
): Game {
  return { board, pieces, constraints, use, largest };
}

export const WON_GAME: Game = Game(EMPTY_BOARD, [], []);

/** Tells whether nothing is left to do. A game that uses all pieces then equals `WON_GAME`. */
export function isWon({ board, pieces, constraints, use }: Game): boolean {
  return board.points.size === 0 && constraints.length === 0 && (use !== 'all' || pieces.length === 0);
}

/** Can the game be played at all, and if not, why? */
export function validate({ board, pieces, constraints, use, largest }: Game): Result<true, string> {
  const points = board.points.size;
  if (use === 'all' && points !== 2 * pieces.length) {
    return err(`The board has ${points} points, but ${pieces.length} pieces cover ${2 * pieces.length}.`);
  }
  if (pieces.some(({ high }) => high > largest))
    return err(`At least one piece has more than ${largest} pips on a half.`);
  if (!consistent(constraints)) return err('At least one point is in more than one constraint.');
  if (!constraints.every((constraint) => compatible(constraint, board))) {
    return err('At least one constraint has a point outside of the board.');
  }
  return ok(true);
}

/**
 * A game is valid when it can be played; a placement is valid in a game when it is legal and satisfies every
 * constraint.
 */
export function valid(game: Game, placement?: Placement): boolean {
  if (placement === undefined) return validate(game).ok;
  return (
    legal(game.board, placement) &&
    game.constraints.every((constraint) => satisfies(placement, constraint, game.largest))
  );
}

export function play(game: Game, placement: Placement): Result<Game, string> {
  const board = reduceB(game.board, placement);
  if (!board.ok) return err(UNWINNABLE);
  const constraints = reduceCs(game.constraints, placement, game.largest);
  if (!constraints.ok) return err(UNWINNABLE);
  const pieces = afterUse(game, placement.piece);
  if (!pieces.ok) return err(UNWINNABLE);
  return ok({ ...game, board: board.value, constraints: constraints.value, pieces: pieces.value });
}

function afterUse({ pieces, use }: Game, piece: Piece): Result<readonly Piece[], string> {
  const stays = use === 'repeated' && pieces.includes(piece);
  return stays ? ok(pieces) : removeOne(pieces, piece);
}

const UNWINNABLE = 'Unwinnable game.';
