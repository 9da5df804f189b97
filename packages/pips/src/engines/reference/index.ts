/**
 * Seed 000, complete: the judge of every other engine, and the slowest.
 * @module @pipwright/pips/reference
 */
import type { Engine } from '@pipwright/core';
import type { Puzzle } from '../../model/puzzle.js';
import type { Placement as ModelPlacement, Solution } from '../../model/solution.js';
import { toGame } from './loader.js';
import { ReferenceSearch } from './solver.js';

/** Plain backtracking, cell by cell, with immutable data: slow, and easy to believe. */
export const referenceEngine: Engine<Puzzle, Solution, ModelPlacement> = {
  name: 'reference',
  summary: 'plain backtracking, cell by cell, with immutable data; slow but easy to trust',
  search(puzzle) {
    const game = toGame(puzzle);
    return new ReferenceSearch(game.ok ? game.value : undefined);
  },
};

export { Board, EMPTY_BOARD, legal, reduceB, sameBoard } from './board.js';
export {
  AllDifferent,
  AllSame,
  type Constraint,
  type ConstraintResult,
  compatible,
  consistent,
  Each,
  type EachOp,
  EMPTY_CONSTRAINT,
  Exactly,
  LessThan,
  MoreThan,
  type Points,
  reduceA,
  reduceCs,
  reduceP,
  sameConstraint,
  satisfies,
} from './constraint.js';
export { Game, isWon, type PieceUse, play, valid, validate, WON_GAME } from './game.js';
export { load, toGame } from './loader.js';
export { isDoubleton, LARGEST_PIPS, Piece, Pips, removeOne, samePiece } from './piece.js';
export { Assignment, assignments, DIRECTIONS, type Direction, Placement, points } from './placement.js';
export { comparePoints, Point } from './point.js';
export { solve } from './solver.js';
