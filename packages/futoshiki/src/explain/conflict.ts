/** Why a puzzle, or what a player has made of it, cannot be finished: a chain of claims that ends with nothing left. */
import { Blame } from '@pipwright/core/arguing';
import type { Move } from '../model/solution.js';
import { arguingOfNone } from './arguing.js';
import type { Board } from './claims/board.js';
import type { Claim, Of } from './claims/claim.js';
import { classOf } from './claims/kinds.js';
import { type Fact, Known } from './claims/known.js';
import { brokenRules } from './finding/ending.js';
import { placedOn } from './placed.js';
import type { FutoshikiPremise, FutoshikiStep } from './step.js';
import { stepsFrom } from './steps.js';
import type { ConflictClass } from './techniques.js';

export function conflictsOf(board: Board) {
  return new Blame<Known, Claim, Fact, Of, Move, FutoshikiPremise, FutoshikiStep, ConflictClass>({
    arguing: arguingOfNone(board),
    boardWith(placed) {
      const given = placed.map((each) => placedOn(board, each));
      return { known: new Known(board).learn(given), given };
    },
    brokenRules,
    stepsFrom,
    classOf,
  });
}
