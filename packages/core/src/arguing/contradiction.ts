/**
 * Shows that what is known cannot be: a chain of arguments that ends with nothing left, the one that is the cheapest to
 * follow of those that plain techniques find; where they find none, one that supposes something.
 */
import { within } from '../explaining/explain.js';
import type { Arguing, Argument, Knowing } from './argument.js';
import { followingOf } from './following.js';
import { replayOf } from './replay.js';
import { suppositionsOf } from './suppositions.js';

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

/** What follows, and whether that ends with nothing left. */
interface Followed<Known, Claim, Fact> {
  readonly known: Known;
  readonly steps: readonly Argument<Claim, Fact>[];
  /** Arguments that each end it. */
  readonly ends: readonly Argument<Claim, Fact>[];
  /** What that comes to. */
  readonly chain?: readonly Argument<Claim, Fact>[];
}

/** @param arguing of a board of which nothing is possible */
export function contradictionOf<Known extends Knowing<Fact>, Claim, Fact, Of>(
  arguing: Arguing<Known, Claim, Fact, Of>,
) {
  type Step = Argument<Claim, Fact>;
  type Steps = readonly Step[];
  type Follow = Followed<Known, Claim, Fact>;
  const highest = arguing.levels.at(-1)!;
  const replay = replayOf(arguing);
  const following = followingOf(arguing, replay);
  const suppositions = suppositionsOf(arguing, replay, following);

  /**
   * The board of several where it is the easiest to see, by its place in the list; undefined where nothing contradicts
   * without supposing something. Pauses now and then.
   */
  function* plain(
    boards: readonly Known[],
  ): Generator<void, { readonly at: number; readonly chain: Steps } | undefined> {
    let best: { readonly at: number; readonly chain: Steps } | undefined;
    replay.work.looks = 0;
    for (const level of arguing.levels) {
      for (const [at, known] of boards.entries()) {
        const chain = cheaper(best?.chain, yield* cut(known, yield* follow(known, level)));
        if (chain !== undefined && chain !== best?.chain) best = { at, chain };
      }
      const isLong = level > 1 && hasLookedLong();
      if (best !== undefined && (isLong || replay.costOf(best.chain) <= CHEAP * level)) return best;
    }
    return best;
  }

  function hasLookedLong(): boolean {
    return replay.work.looks > LOOKS;
  }

  /** Undefined where that would take more than anybody follows, or where what is known may be after all. */
  function* supposing(known: Known): Generator<void, Steps | undefined> {
    const ended = yield* within(anyhow(known), MOST_PAUSES);
    return ended.done ? ended.value : undefined;
  }

  function* anyhow(known: Known): Generator<void, Steps | undefined> {
    let last = yield* follow(known, highest);
    for (;;) {
      const next: Follow | undefined = yield* supposed(known, last);
      if (next?.chain !== undefined) return next.chain;
      if (next === undefined) break;
      last = next;
    }
    for (const rounds of NESTED) {
      const rest = yield* suppositions.exhaust(last.known, [], { rounds });
      if (rest !== undefined) return yield* replay.cut(known, [...last.steps, ...rest], [], true);
    }
    return undefined;
  }

  function lengthOf(chain: Steps) {
    return replay.costOf(chain) + STEP * chain.length;
  }

  function cheaper(a: Steps | undefined, b: Steps | undefined): Steps | undefined {
    return a === undefined || (b !== undefined && lengthOf(b) < lengthOf(a)) ? b : a;
  }

  /** The end that is the cheapest to tell. */
  function* cut(known: Known, { steps, ends }: Follow): Generator<void, Steps | undefined> {
    let best: Steps | undefined;
    const guess = (end: Step) => lengthOf(replay.slice(known, [...steps, end]));
    const near = ends.map((end) => ({ end, far: guess(end) })).sort((a, b) => a.far - b.far);
    for (const { end } of near.slice(0, ENDS)) {
      const isDearer = best !== undefined && (hasLookedLong() || arguing.costOf(end) >= replay.costOf(best));
      if (!isDearer) best = cheaper(best, yield* replay.cut(known, [...steps, end], [], true));
    }
    return best;
  }

  /** All that follows, with what can be placed, until nothing is left for something. */
  function* follow(from: Known, level: number, before: Steps = []): Generator<void, Follow> {
    let known = from.copy();
    const steps = [...before];
    for (let i = 0; i < ROUNDS.plain; i++) {
      yield;
      const found = following.placingLast(arguing.endsIn(known, level));
      const ends = found.filter((each) => known.copy().learn(each.facts).isDead);
      if (ends.length > 0) return { known, steps, ends };
      const count = steps.length;
      known = following.learnt(known, found, steps);
      if (known.isDead) return { known, steps: steps.slice(0, -1), ends: steps.slice(-1) };
      if (steps.length === count) break;
    }
    return { known, steps, ends: [] };
  }

  /** With one more supposition that fails, and what follows from that; undefined where none does. */
  function* supposed(start: Known, { known, steps }: Follow): Generator<void, Follow | undefined> {
    for (const [level, most, rounds] of [
      [highest - 1, FEW, ROUNDS.short],
      [highest, FEW, ROUNDS.long],
      [highest, Number.POSITIVE_INFINITY, ROUNDS.long],
    ] as const) {
      const trials = yield* suppositions.trials(known, level, most, rounds, new Map(), FOLLOWED);
      let found: Follow | undefined;
      for (const { argument } of trials.slice(0, FOLLOWED)) {
        const next = yield* follow(known.copy().learn(argument.facts), highest, [...steps, argument]);
        const chain = next.ends.length === 0 ? undefined : yield* cut(start, next);
        if (chain !== undefined) return { ...next, chain };
        if (next.ends.length === 0) found ??= next;
      }
      if (found !== undefined) return found;
    }
    return undefined;
  }

  return { replay, plain, supposing };
}
