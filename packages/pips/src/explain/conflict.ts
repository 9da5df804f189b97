/**
 * Why a puzzle, or what a player has made of it, cannot be solved: a chain of claims that ends with nothing left. Of what a
 * player has placed, what can stay is taken as it lies, and one domino that cannot is what is wrong.
 */
import { Contradiction } from '@pipwright/core/arguing';
import { type Finish, keepable } from '@pipwright/core/explaining';
import type { Placement } from '../model/solution.js';
import { arguingOfNone } from './arguing.js';
import type { Board } from './claims/board.js';
import type { Argument, Claim } from './claims/claim.js';
import { classOf, thenOf } from './claims/kinds.js';
import { type Fact, Known } from './claims/known.js';
import { brokenRules } from './finding/ending.js';
import { placedOn } from './placed.js';
import type { PipsConflict, PipsPremise } from './step.js';
import { Steps } from './steps.js';
import type { ConflictClass } from './techniques.js';

/** So many wrong dominoes are compared, at most. */
const WRONG = 6;
/** What is seen at a look takes no more steps. */
const AT_A_LOOK = 2;

type Chain = readonly Argument[];

/** What shows that a board cannot be finished, where what was placed is plainly given. */
interface Found {
  readonly known: Known;
  readonly given: readonly Fact[];
  readonly chain: Chain;
  readonly wrong?: Placement;
}

export class Conflicts {
  readonly #board: Board;
  readonly #contradiction: Contradiction<Known, Claim, Fact, unknown>;
  /** What was found without a supposition, by what lies there and what is wrong. */
  readonly #plainly = new Map<string, Found | undefined>();

  constructor(board: Board) {
    this.#board = board;
    this.#contradiction = new Contradiction(arguingOfNone(this.#board)) as Contradiction<Known, Claim, Fact, unknown>;
  }

  /** @param finish of what was placed, by number */
  *find(placements: readonly Placement[], finish: Finish): Generator<void, PipsConflict> {
    const isUnsolvable = placements.length === 0 || (yield* finish([])) === undefined;
    if (isUnsolvable) return this.#conflictOf(yield* this.#always([], undefined), placements);
    const kept = yield* keepable([...placements.keys()], finish);
    const stay = kept.map((id) => placements[id]!);
    const wrong = placements.filter((_, id) => !kept.includes(id)).slice(0, WRONG);
    return this.#conflictOf(yield* this.#easiest(stay, wrong), placements);
  }

  /** Why one more cannot lie there, where those placed can be finished. */
  *ofMove(placements: readonly Placement[], move: Placement): Generator<void, PipsConflict> {
    return this.#conflictOf(yield* this.#easiest(placements, [move]), [...placements, move]);
  }

  /** What is seen at a look to be wrong with a move, whatever else was placed; undefined where that is nothing. */
  *atALook(placements: readonly Placement[], move: Placement): Generator<void, PipsConflict | undefined> {
    const before = new Known(this.#board).learn(placements.map((each) => placedOn(this.#board, each)));
    if (before.isDead) return undefined;
    const found = yield* this.#plain(placements, move);
    if (found === undefined || found.chain.length > AT_A_LOOK) return undefined;
    // What goes wrong without it is not its fault.
    if (this.#contradiction.replay.isHeld(before, found.chain, true)) return undefined;
    return this.#conflictOf(found, [...placements, move]);
  }

  /** Of several that are wrong the one where that is the easiest to see. */
  *#easiest(stay: readonly Placement[], wrong: readonly Placement[]): Generator<void, Found> {
    let best: Found | undefined;
    const costOf = ({ chain }: Found) => this.#contradiction.replay.costOf(chain);
    for (const move of wrong) {
      const found = yield* this.#plain(stay, move);
      if (found !== undefined && (best === undefined || costOf(found) < costOf(best))) best = found;
    }
    return best ?? (yield* this.#always(stay, wrong[0]));
  }

  *#plain(stay: readonly Placement[], wrong?: Placement): Generator<void, Found | undefined> {
    const key = JSON.stringify([stay, wrong]);
    if (this.#plainly.has(key)) return this.#plainly.get(key);
    const { known, given } = this.#boardWith(stay, wrong);
    const chain = known.isDead ? this.#deadAsDrawn(known) : yield* this.#contradiction.plain(known);
    const found = chain && { known, given, chain, ...(wrong && { wrong }) };
    this.#plainly.set(key, found);
    return found;
  }

  *#always(stay: readonly Placement[], wrong: Placement | undefined): Generator<void, Found> {
    const plain = yield* this.#plain(stay, wrong);
    if (plain !== undefined) return plain;
    const { known, given } = this.#boardWith(stay, wrong);
    const chain = (yield* this.#contradiction.supposing(known)) ?? [];
    return { known, given, chain, ...(wrong && { wrong }) };
  }

  #boardWith(stay: readonly Placement[], wrong: Placement | undefined) {
    const given = [...stay, ...(wrong === undefined ? [] : [wrong])].map((each) => placedOn(this.#board, each));
    return { known: new Known(this.#board).learn(given), given };
  }

  /** What lies there breaks a rule. */
  #deadAsDrawn(known: Known): Chain {
    const [claim] = brokenRules(known);
    return claim === undefined ? [] : [{ claim, facts: thenOf(known, claim) }];
  }

  #conflictOf({ known, given, chain, wrong }: Found, placed: readonly Placement[]): PipsConflict {
    const steps = new Steps(known, given);
    steps.add(chain, this.#contradiction.replay);
    const own = steps.steps.flatMap(({ because, chain: links = [] }) => [
      ...because,
      ...links.flatMap((link) => link.because),
    ]);
    const things = own.filter((each) => !('step' in each || 'link' in each || 'suppose' in each));
    const because: PipsPremise[] = [...things, ...(wrong === undefined ? [] : [{ placed: wrong }])];
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
function classOfChain(chain: Chain): ConflictClass {
  const last = chain.at(-1)?.claim;
  return last === undefined || chain.some(({ claim }) => claim.says === 'two') ? 'combined' : classOf(last);
}
