/** Tells a board of Pips. */
import { tellingOf } from '@pipwright/core/arguing';
import { arguingOf, arguingToPlace } from './arguing.js';
import type { Board } from './claims/board.js';
import { type Fact, Known } from './claims/known.js';
import { stepsFrom } from './steps.js';
import type { Truth } from './truth.js';

/** @param given what a player has placed @param onlyPlacing is nothing told but what leads to a domino to place? */
export const tellingOn = (board: Board, given: readonly Fact[], onlyPlacing = false) =>
  tellingOf({
    start: new Known(board).learn(given),
    arguingBy: (truth: Truth) => (onlyPlacing ? arguingToPlace : arguingOf)(board, truth, truth.isGuess === true),
    stepsFrom: (start) => stepsFrom(start, given),
  });
