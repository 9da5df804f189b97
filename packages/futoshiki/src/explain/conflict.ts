/** Why a puzzle, or what a player has made of it, cannot be finished: a chain of claims that ends with nothing left. */
import { Blame, type Blamed } from '@pipwright/core/arguing';
import type { Finish } from '@pipwright/core/explaining';
import type { Move } from '../model/solution.js';
import { arguingOfNone } from './arguing.js';
import type { Board } from './claims/board.js';
import type { Claim, Of } from './claims/claim.js';
import { classOf } from './claims/kinds.js';
import { type Fact, Known } from './claims/known.js';
import { brokenRules } from './finding/ending.js';
import { placedOn } from './placed.js';
import type { FutoshikiConflict, FutoshikiPremise } from './step.js';
import { Steps } from './steps.js';
import type { ConflictClass } from './techniques.js';

type Found = Blamed<Known, Claim, Fact, Move>;

export class Conflicts {
  readonly #blame: Blame<Known, Claim, Fact, Of, Move>;

  constructor(board: Board) {
    this.#blame = new Blame({
      arguing: arguingOfNone(board),
      boardWith(moves) {
        const given = moves.map((each) => placedOn(board, each));
        return { known: new Known(board).learn(given), given };
      },
      brokenRules,
    });
  }

  /** @param finish of what was placed, by number */
  *find(placed: readonly Move[], finish: Finish): Generator<void, FutoshikiConflict> {
    return this.#conflictOf(yield* this.#blame.find(placed, finish), placed);
  }

  /** Why one more cannot be placed, where those placed can be finished. */
  *ofMove(placed: readonly Move[], move: Move): Generator<void, FutoshikiConflict> {
    return this.#conflictOf(yield* this.#blame.easiest(placed, [move]), [...placed, move]);
  }

  /** What is seen at a look to be wrong with a move, whatever else was placed; undefined where that is nothing. */
  *atALook(placed: readonly Move[], move: Move): Generator<void, FutoshikiConflict | undefined> {
    const found = yield* this.#blame.atALook(placed, move);
    return found && this.#conflictOf(found, [...placed, move]);
  }

  #conflictOf({ known, given, chain, wrong }: Found, placed: readonly Move[]): FutoshikiConflict {
    const steps = new Steps(known, given);
    steps.add(chain, this.#blame.replay);
    const own = steps.steps.flatMap(({ because, chain: links = [] }) => [
      ...because,
      ...links.flatMap((link) => link.because),
    ]);
    const things = own.filter((each) => !('step' in each || 'link' in each || 'suppose' in each || 'placed' in each));
    const because: FutoshikiPremise[] = [...things, ...(wrong === undefined ? [] : [{ placed: wrong }])];
    return {
      class: classOfChain(chain),
      because: [...new Map(because.map((each) => [JSON.stringify(each), each])).values()],
      chain: steps.steps,
      ...(wrong === undefined ? {} : { wrong }),
      ...(placed.length > 0 && { placed }),
    };
  }
}

/** By what ends with nothing left; "combined" where something has to be supposed. */
function classOfChain(chain: Found['chain']): ConflictClass {
  const last = chain.at(-1)?.claim;
  return last === undefined || chain.some(({ claim }) => claim.says === 'two') ? 'combined' : classOf(last);
}
