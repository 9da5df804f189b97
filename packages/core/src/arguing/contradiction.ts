/**
 * Shows that what is known cannot be: a chain of arguments that ends with nothing left, the one that is the cheapest to
 * follow of those that plain techniques find; where they find none, one that supposes something.
 */
import type { Arguing, Argument, Knowing } from './argument.js';
import { Following } from './following.js';
import { Replay } from './replay.js';
import { Suppositions } from './suppositions.js';

/** More dead ends at once are not compared. */
const ENDS = 8;
/** After so many looks at claims, nobody looks for a cheaper chain. */
const LOOKS = 400;
/** Up to this, for each level, nobody looks for an easier chain. */
const CHEAP = 5;
/** What each step costs to follow, beside what it says. */
const STEP = 2;
/** Rounds of finding what follows. */
const ROUNDS = { plain: 40, short: 5, long: 14 };
/** Most ways of a choice that is tried before larger ones. */
const FEW = 3;
/** So many suppositions that fail are compared, and the cheapest are followed until one ends it. */
const FOLLOWED = 3;
/** So many rounds are spent on suppositions within suppositions, before more are. */
const NESTED = [30, 500, 4_000];
/** Pauses after which nobody would follow what is found. */
const MOST_PAUSES = 2500;

type Chain<Claim, Fact> = readonly Argument<Claim, Fact>[];

/** What follows, and whether that ends with nothing left. */
interface Followed<Known, Claim, Fact> {
  readonly known: Known;
  readonly steps: Chain<Claim, Fact>;
  /** Arguments that each end it. */
  readonly ends: Chain<Claim, Fact>;
  /** What that comes to. */
  readonly chain?: Chain<Claim, Fact>;
}

export class Contradiction<Known extends Knowing<Fact>, Claim, Fact, Of> {
  readonly #arguing: Arguing<Known, Claim, Fact, Of>;
  readonly #highest: number;
  readonly #following: Following<Known, Claim, Fact, Of>;
  readonly #suppositions: Suppositions<Known, Claim, Fact, Of>;
  readonly replay: Replay<Known, Claim, Fact, Of>;

  /** @param arguing of a board of which nothing is possible */
  constructor(arguing: Arguing<Known, Claim, Fact, Of>) {
    this.#arguing = arguing;
    this.#highest = arguing.levels.at(-1)!;
    this.replay = new Replay(arguing);
    this.#following = new Following(arguing, this.replay);
    this.#suppositions = new Suppositions(arguing, this.replay, this.#following);
  }

  /**
   * Of several boards the one where it is the easiest to see, by its place in the list; undefined where nothing contradicts
   * without supposing something. Pauses now and then.
   */
  *plain(
    boards: readonly Known[],
  ): Generator<void, { readonly at: number; readonly chain: Chain<Claim, Fact> } | undefined> {
    let best: { readonly at: number; readonly chain: Chain<Claim, Fact> } | undefined;
    this.replay.looks = 0;
    for (const level of this.#arguing.levels) {
      for (const [at, known] of boards.entries()) {
        const chain = this.#cheaper(best?.chain, yield* this.#cut(known, yield* this.#follow(known, level)));
        if (chain !== undefined && chain !== best?.chain) best = { at, chain };
      }
      const isLong = level > 1 && this.#isLong;
      if (best !== undefined && (isLong || this.replay.costOf(best.chain) <= CHEAP * level)) return best;
    }
    return best;
  }

  get #isLong(): boolean {
    return this.replay.looks > LOOKS;
  }

  /** Undefined where that would take more than anybody follows, or where what is known may be after all. */
  *supposing(known: Known): Generator<void, Chain<Claim, Fact> | undefined> {
    const work = this.#anyhow(known);
    for (let pauses = 0; pauses < MOST_PAUSES; pauses++) {
      const { done, value } = work.next();
      if (done === true) return value;
      yield;
    }
    return undefined;
  }

  *#anyhow(known: Known): Generator<void, Chain<Claim, Fact> | undefined> {
    let last = yield* this.#follow(known, this.#highest);
    for (;;) {
      const next: Followed<Known, Claim, Fact> | undefined = yield* this.#supposed(known, last);
      if (next?.chain !== undefined) return next.chain;
      if (next === undefined) break;
      last = next;
    }
    for (const rounds of NESTED) {
      const rest = yield* this.#suppositions.exhaust(last.known, [], { rounds });
      if (rest !== undefined) return yield* this.replay.cut(known, [...last.steps, ...rest], [], true);
    }
    return undefined;
  }

  #costOf(chain: Chain<Claim, Fact>) {
    return this.replay.costOf(chain) + STEP * chain.length;
  }

  #cheaper(a: Chain<Claim, Fact> | undefined, b: Chain<Claim, Fact> | undefined): Chain<Claim, Fact> | undefined {
    return a === undefined || (b !== undefined && this.#costOf(b) < this.#costOf(a)) ? b : a;
  }

  /** Of several ends the one that is the cheapest to tell. */
  *#cut(known: Known, { steps, ends }: Followed<Known, Claim, Fact>): Generator<void, Chain<Claim, Fact> | undefined> {
    let best: Chain<Claim, Fact> | undefined;
    const guess = (end: Argument<Claim, Fact>) => this.#costOf(this.replay.slice(known, [...steps, end]));
    const near = ends.map((end) => ({ end, far: guess(end) })).sort((a, b) => a.far - b.far);
    for (const { end } of near.slice(0, ENDS)) {
      const isDearer = best !== undefined && (this.#isLong || this.#arguing.costOf(end) >= this.replay.costOf(best));
      if (!isDearer) best = this.#cheaper(best, yield* this.replay.cut(known, [...steps, end], [], true));
    }
    return best;
  }

  /** All that follows, with what can be placed, until nothing is left for something. */
  *#follow(from: Known, level: number, before: Chain<Claim, Fact> = []): Generator<void, Followed<Known, Claim, Fact>> {
    let known = from.copy();
    const steps = [...before];
    for (let i = 0; i < ROUNDS.plain; i++) {
      yield;
      const found = this.#following.placingLast(this.#arguing.endsIn(known, level));
      const ends = found.filter((each) => known.copy().learn(each.facts).isDead);
      if (ends.length > 0) return { known, steps, ends };
      const count = steps.length;
      known = this.#following.learnt(known, found, steps);
      if (known.isDead) return { known, steps: steps.slice(0, -1), ends: steps.slice(-1) };
      if (steps.length === count) break;
    }
    return { known, steps, ends: [] };
  }

  /** With one more supposition that fails, and what follows from that; undefined where none does. */
  *#supposed(
    start: Known,
    { known, steps }: Followed<Known, Claim, Fact>,
  ): Generator<void, Followed<Known, Claim, Fact> | undefined> {
    for (const [level, most, rounds] of [
      [this.#highest - 1, FEW, ROUNDS.short],
      [this.#highest, FEW, ROUNDS.long],
      [this.#highest, Number.POSITIVE_INFINITY, ROUNDS.long],
    ] as const) {
      const failing = yield* this.#suppositions.failing(known, level, most, rounds, new Map(), FOLLOWED);
      const trials = yield* this.#suppositions.trials(known, failing);
      let found: Followed<Known, Claim, Fact> | undefined;
      for (const { argument } of trials.slice(0, FOLLOWED)) {
        const next = yield* this.#follow(known.copy().learn(argument.facts), this.#highest, [...steps, argument]);
        const chain = next.ends.length === 0 ? undefined : yield* this.#cut(start, next);
        if (chain !== undefined) return { ...next, chain };
        if (next.ends.length === 0) found ??= next;
      }
      if (found !== undefined) return found;
    }
    return undefined;
  }
}
