/** Tells a board of Pips. */
import { ClaimTelling } from '@pipwright/core/arguing';
import { arguingOf, arguingToPlace } from './arguing.js';
import type { Board } from './claims/board.js';
import type { Claim, Of } from './claims/claim.js';
import { type Fact, Known } from './claims/known.js';
import type { PipsStep } from './step.js';
import { stepsFrom } from './steps.js';
import type { Truth } from './truth.js';

export class PipsTelling extends ClaimTelling<Truth, Known, Claim, Fact, Of, PipsStep> {
  /**
   * @param given what a player has placed
   * @param onlyPlacing is nothing told but what leads to a domino to place?
   */
  constructor(board: Board, given: readonly Fact[], onlyPlacing = false) {
    super({
      start: new Known(board).learn(given),
      arguingBy: (truth) => (onlyPlacing ? arguingToPlace : arguingOf)(board, truth, truth.isGuess === true),
      stepsFrom: (start) => stepsFrom(start, given),
    });
  }
}
