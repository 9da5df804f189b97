/**
 * What shows that a puzzle, or what a player has made of it, cannot be finished. Of what was placed, what can stay is taken
 * as it is, and one move that cannot is what is wrong.
 */
import { type Finish, keepable } from '../explaining/index.js';
import type { Arguing, Argument, Knowing } from './argument.js';
import { Contradiction } from './contradiction.js';
import type { Replay } from './replay.js';

/** So many wrong moves are compared, at most. */
const WRONG = 6;
/** What is seen at a look takes no more steps. */
const AT_A_LOOK = 2;

/** What a kind gives. */
interface Kind<Known extends Knowing<Fact>, Claim, Fact, Of, Move> {
  /** Of a board of which nothing is possible. */
  readonly arguing: Arguing<Known, Claim, Fact, Of>;
  /** The board with some moves, and what these are on it. */
  boardWith(moves: readonly Move[]): { readonly known: Known; readonly given: readonly Fact[] };
  /** Rules that are broken by what lies there. */
  brokenRules(known: Known): Iterable<Claim>;
}

/** A chain that ends with nothing left, on a board where what was placed is plainly given. */
export interface Blamed<Known, Claim, Fact, Move> {
  readonly known: Known;
  readonly given: readonly Fact[];
  readonly chain: readonly Argument<Claim, Fact>[];
  readonly wrong?: Move;
}

export class Blame<Known extends Knowing<Fact>, Claim, Fact, Of, Move> {
  readonly #kind: Kind<Known, Claim, Fact, Of, Move>;
  readonly #contradiction: Contradiction<Known, Claim, Fact, Of>;
  /** What was found without a supposition, by what lies there and what is wrong. */
  readonly #plainly = new Map<string, Blamed<Known, Claim, Fact, Move> | undefined>();

  constructor(kind: Kind<Known, Claim, Fact, Of, Move>) {
    this.#kind = kind;
    this.#contradiction = new Contradiction(kind.arguing);
  }

  get replay(): Replay<Known, Claim, Fact, Of> {
    return this.#contradiction.replay;
  }

  /** @param finish of what was placed, by number */
  *find(moves: readonly Move[], finish: Finish): Generator<void, Blamed<Known, Claim, Fact, Move>> {
    const isUnsolvable = moves.length === 0 || (yield* finish([])) === undefined;
    if (isUnsolvable) return yield* this.#always([], undefined);
    const kept = yield* keepable([...moves.keys()], finish);
    const wrong = moves.filter((_, id) => !kept.includes(id)).slice(0, WRONG);
    return yield* this.easiest(
      kept.map((id) => moves[id]!),
      wrong,
    );
  }

  /** Of several that are wrong the one where that is the easiest to see. */
  *easiest(stay: readonly Move[], wrong: readonly Move[]): Generator<void, Blamed<Known, Claim, Fact, Move>> {
    let best: Blamed<Known, Claim, Fact, Move> | undefined;
    for (const move of wrong) {
      const found = yield* this.#plain(stay, move);
      if (found === undefined) continue;
      if (best === undefined || this.replay.costOf(found.chain) < this.replay.costOf(best.chain)) best = found;
    }
    return best ?? (yield* this.#always(stay, wrong[0]));
  }

  /** What is seen at a look to be wrong with a move, whatever else was placed; undefined where that is nothing. */
  *atALook(moves: readonly Move[], move: Move): Generator<void, Blamed<Known, Claim, Fact, Move> | undefined> {
    const { known: before } = this.#kind.boardWith(moves);
    if (before.isDead || this.#broken(before).length > 0) return undefined;
    const found = yield* this.#plain(moves, move);
    if (found === undefined || found.chain.length > AT_A_LOOK) return undefined;
    // What goes wrong without it is not its fault.
    return this.replay.isHeld(before, found.chain, true) ? undefined : found;
  }

  *#plain(
    stay: readonly Move[],
    wrong: Move | undefined,
  ): Generator<void, Blamed<Known, Claim, Fact, Move> | undefined> {
    const key = JSON.stringify([stay, wrong]);
    if (this.#plainly.has(key)) return this.#plainly.get(key);
    const { known, given } = this.#boardWith(stay, wrong);
    const broken = this.#broken(known);
    const chain = broken.length > 0 || known.isDead ? broken : yield* this.#contradiction.plain(known);
    const found = chain && { known, given, chain, ...(wrong !== undefined && { wrong }) };
    this.#plainly.set(key, found);
    return found;
  }

  *#always(stay: readonly Move[], wrong: Move | undefined): Generator<void, Blamed<Known, Claim, Fact, Move>> {
    const plain = yield* this.#plain(stay, wrong);
    if (plain !== undefined) return plain;
    const { known, given } = this.#boardWith(stay, wrong);
    const chain = (yield* this.#contradiction.supposing(known)) ?? [];
    return { known, given, chain, ...(wrong !== undefined && { wrong }) };
  }

  #boardWith(stay: readonly Move[], wrong: Move | undefined) {
    return this.#kind.boardWith(wrong === undefined ? stay : [...stay, wrong]);
  }

  /** Of rules that are broken the plainest. */
  #broken(known: Known): readonly Argument<Claim, Fact>[] {
    const { arguing } = this.#kind;
    const all = [...this.#kind.brokenRules(known)].map((claim) => ({ claim, facts: arguing.thenOf(known, claim) }));
    return all.sort((a, b) => arguing.costOf(a) - arguing.costOf(b)).slice(0, 1);
  }
}
