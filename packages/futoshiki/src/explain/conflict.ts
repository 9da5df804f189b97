/**
 * Why a puzzle, or what a player has made of it, cannot be solved: a chain of claims that ends with nothing left. Of what a
 * player has written, what can stay is taken as it is, and one number that cannot is what is wrong.
 */
import { Contradiction } from '@pipwright/core/arguing';
import { type Finish, keepable } from '@pipwright/core/explaining';
import type { Move } from '../model/solution.js';
import { arguingOfNone } from './arguing.js';
import type { Board } from './claims/board.js';
import type { Argument, Claim, Of } from './claims/claim.js';
import { classOf, costOf, thenOf } from './claims/kinds.js';
import { type Fact, Known } from './claims/known.js';
import { brokenRules } from './finding/ending.js';
import { placedOn } from './placed.js';
import type { FutoshikiConflict, FutoshikiPremise } from './step.js';
import { Steps } from './steps.js';
import type { ConflictClass } from './techniques.js';

/** So many wrong numbers are compared, at most. */
const WRONG = 6;
/** What is seen at a look takes no more steps. */
const AT_A_LOOK = 2;

type Chain = readonly Argument[];

/** What shows that a board cannot be finished, where what was written is plainly given. */
interface Found {
  readonly known: Known;
  readonly given: readonly Fact[];
  readonly chain: Chain;
  readonly wrong?: Move;
}

export class Conflicts {
  readonly #board: Board;
  readonly #contradiction: Contradiction<Known, Claim, Fact, Of>;
  /** What was found without a supposition, by what is written and what is wrong. */
  readonly #plainly = new Map<string, Found | undefined>();

  constructor(board: Board) {
    this.#board = board;
    this.#contradiction = new Contradiction(arguingOfNone(board));
  }

  /** @param finish of what was written, by number */
  *find(moves: readonly Move[], finish: Finish): Generator<void, FutoshikiConflict> {
    const isUnsolvable = moves.length === 0 || (yield* finish([])) === undefined;
    if (isUnsolvable) return this.#conflictOf(yield* this.#always([], undefined), moves);
    const kept = yield* keepable([...moves.keys()], finish);
    const stay = kept.map((id) => moves[id]!);
    const wrong = moves.filter((_, id) => !kept.includes(id)).slice(0, WRONG);
    return this.#conflictOf(yield* this.#easiest(stay, wrong), moves);
  }

  /** Why one more cannot stand there, where those written can be finished. */
  *ofMove(moves: readonly Move[], move: Move): Generator<void, FutoshikiConflict> {
    return this.#conflictOf(yield* this.#easiest(moves, [move]), [...moves, move]);
  }

  /** What is seen at a look to be wrong with a move, whatever else was written; undefined where that is nothing. */
  *atALook(moves: readonly Move[], move: Move): Generator<void, FutoshikiConflict | undefined> {
    const before = new Known(this.#board).learn(moves.map((each) => placedOn(this.#board, each)));
    if (before.isDead || this.#deadAsDrawn(before).length > 0) return undefined;
    const found = yield* this.#plain(moves, move);
    if (found === undefined || found.chain.length > AT_A_LOOK) return undefined;
    // What goes wrong without it is not its fault.
    if (this.#contradiction.replay.isHeld(before, found.chain, true)) return undefined;
    return this.#conflictOf(found, [...moves, move]);
  }

  /** Of several that are wrong the one where that is the easiest to see. */
  *#easiest(stay: readonly Move[], wrong: readonly Move[]): Generator<void, Found> {
    let best: Found | undefined;
    const cost = ({ chain }: Found) => this.#contradiction.replay.costOf(chain);
    for (const move of wrong) {
      const found = yield* this.#plain(stay, move);
      if (found !== undefined && (best === undefined || cost(found) < cost(best))) best = found;
    }
    return best ?? (yield* this.#always(stay, wrong[0]));
  }

  *#plain(stay: readonly Move[], wrong?: Move): Generator<void, Found | undefined> {
    const key = JSON.stringify([stay, wrong]);
    if (this.#plainly.has(key)) return this.#plainly.get(key);
    const { known, given } = this.#boardWith(stay, wrong);
    const drawn = this.#deadAsDrawn(known);
    const chain = drawn.length > 0 ? drawn : known.isDead ? undefined : yield* this.#contradiction.plain(known);
    const found = chain && { known, given, chain, ...(wrong && { wrong }) };
    this.#plainly.set(key, found);
    return found;
  }

  *#always(stay: readonly Move[], wrong: Move | undefined): Generator<void, Found> {
    const plain = yield* this.#plain(stay, wrong);
    if (plain !== undefined) return plain;
    const { known, given } = this.#boardWith(stay, wrong);
    const chain = (yield* this.#contradiction.supposing(known)) ?? [];
    return { known, given, chain, ...(wrong && { wrong }) };
  }

  #boardWith(stay: readonly Move[], wrong: Move | undefined) {
    const given = [...stay, ...(wrong === undefined ? [] : [wrong])].map((each) => placedOn(this.#board, each));
    return { known: new Known(this.#board).learn(given), given };
  }

  /** What is written breaks a rule: of several ways the plainest. */
  #deadAsDrawn(known: Known): Chain {
    const all = [...brokenRules(known)].map((claim): Argument => ({ claim, facts: thenOf(known, claim) }));
    return all.sort((a, b) => costOf(a) - costOf(b)).slice(0, 1);
  }

  #conflictOf({ known, given, chain, wrong }: Found, placed: readonly Move[]): FutoshikiConflict {
    const steps = new Steps(known, given);
    steps.add(chain, this.#contradiction.replay);
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
function classOfChain(chain: Chain): ConflictClass {
  const last = chain.at(-1)?.claim;
  return last === undefined || chain.some(({ claim }) => claim.says === 'two') ? 'combined' : classOf(last);
}
