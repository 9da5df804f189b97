/** Tells a board of Futoshiki. */
import { ClaimTelling } from '@pipwright/core/arguing';
import { arguingOf } from './arguing.js';
import type { Board } from './claims/board.js';
import type { Claim, Of } from './claims/claim.js';
import { type Fact, Known } from './claims/known.js';
import type { FutoshikiStep } from './step.js';
import { stepsFrom } from './steps.js';
import type { Truth } from './truth.js';

export class FutoshikiTelling extends ClaimTelling<Truth, Known, Claim, Fact, Of, FutoshikiStep> {
  /** @param given what a player has written */
  constructor(board: Board, given: readonly Fact[]) {
    super({
      start: new Known(board).learn(given),
      arguingBy: (truth) => arguingOf(board, truth, truth.isGuess === true),
      stepsFrom: (start) => stepsFrom(start, given),
    });
  }
}
