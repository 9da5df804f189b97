/** What is supposed to find that it cannot be: one of a few things, followed to where nothing is left. */
import type { Arguing, Argument, Choice, Knowing } from './argument.js';
import { type Following, followingOf } from './following.js';
import { type Replay, replayOf } from './replay.js';

/** So many suppositions that fail are cut down, those that look cheapest. */
const CUT = 10;

/** So many are followed of those that a quick look shows to fail. */
const FOLLOWED = 6;
/** So many are looked at of those that may fail by others within them. */
const FARTHEST = 6;
/** Something that follows is worth so much of a way to a dead end. */
const WORTH = 0.5;

/** One of a choice, and what is left of that when it is out. */
interface Half<Fact, Of> {
  readonly of: Of;
  readonly ways: number;
  readonly suppose: Fact;
  readonly so: Fact;
}

/** A supposition that may fail: how far it looks from that, and how much follows from what is left. */
interface Open<Fact, Of> extends Half<Fact, Of> {
  readonly fails: number;
  readonly leads: number;
}

/** The smaller, the sooner it is followed. */
const farness = ({ ways, fails, leads }: Open<unknown, unknown>) => fails + ways - WORTH * leads;

/** A supposition as a claim, with how many sentences its chain takes. */
export interface Trial<Claim, Fact> {
  readonly argument: Argument<Claim, Fact>;
  readonly ways: number;
  readonly links: number;
  readonly leads: number;
}

/** What follows from a supposition, where that ends with nothing left, by level. */
export type Refuted<Claim, Fact> = Map<string, readonly Argument<Claim, Fact>[] | undefined>;

/** Supposes things on a board. */
export function suppositionsOf<Known extends Knowing<Fact>, Claim, Fact, Of>(
  arguing: Arguing<Known, Claim, Fact, Of>,
  replay: Replay<Known, Claim, Fact> = replayOf(arguing),
  following: Following<Known, Claim, Fact> = followingOf(arguing, replay),
) {
  type Step = Argument<Claim, Fact>;
  type Opened = Open<Fact, Of>;
  /** What it takes to see that it fails, and what that looks like it costs. */
  type Failing = Half<Fact, Of> & { readonly steps: readonly Step[]; readonly guess: number; readonly leads: number };
  const highest = arguing.levels.at(-1)!;

  /** Some of several options, each with what is left when it is out, where that is news. */
  function* halves(known: Known, { of, options }: Choice<Of, Fact>, some = options): Generator<Half<Fact, Of>> {
    for (const suppose of some) {
      const others = options.filter((each) => each !== suppose);
      const so = arguing.without(suppose, others);
      if (so !== undefined && known.isNews(so)) yield { of, ways: options.length, suppose, so };
    }
  }

  /** Options that cannot be, where it is news that they are out. */
  function impossible(known: Known, choice: Choice<Of, Fact>): Generator<Half<Fact, Of>> {
    const some = choice.options.filter((each) => !arguing.isPossible(each));
    return halves(known, choice, some);
  }

  /** A supposition that fails by a chain. */
  function refuted(known: Known, { of, suppose, so }: Half<Fact, Of>, chain: readonly Step[]): Step {
    const claim = arguing.suppose(of, suppose, so, chain);
    return { claim, facts: arguing.thenOf(known, claim) };
  }

  /** The smallest first. */
  const choices = (known: Known) => [...arguing.choices(known)].sort((a, b) => a.options.length - b.options.length);

  /**
   * Suppositions that end with nothing left, as claims, the cheapest first.
   * @param wanted of more not so many are looked for
   */
  function* trials(
    known: Known,
    level: number,
    most: number,
    rounds: number,
    seen: Refuted<Claim, Fact> = new Map(),
    wanted = Number.POSITIVE_INFINITY,
  ): Generator<void, Trial<Claim, Fact>[]> {
    const failing: Failing[] = [];
    for (const open of openTo(known, most, rounds)) {
      if (failing.length >= wanted) break;
      const key = `${level} ${JSON.stringify(open.suppose)}`;
      const steps = seen.has(key) ? seen.get(key) : yield* refute(known, open.suppose, level, rounds);
      seen.set(key, steps);
      if (steps !== undefined) failing.push({ ...open, steps, guess: replay.costOf(replay.slice(known, steps)) });
    }
    failing.sort((a, b) => a.ways - b.ways || a.guess - b.guess);
    const found: Trial<Claim, Fact>[] = [];
    for (const each of failing.slice(0, CUT)) {
      const chain = yield* replay.cut(known, each.steps, [each.suppose]);
      if (chain === undefined) continue;
      const groups = replay.sentencesOf(known, chain);
      const links = groups.reduce((sum, group) => sum + arguing.sentencesIn(group), 0);
      found.push({ argument: refuted(known, each, chain), ways: each.ways, links, leads: each.leads });
    }
    const worth = ({ argument, leads }: Trial<Claim, Fact>) => arguing.costOf(argument) - WORTH * leads;
    return found.sort((a, b) => worth(a) - worth(b));
  }

  /** Suppositions that fail soonest and lead on, where nothing is possible. */
  function seenToFail(known: Known): readonly Opened[] {
    if (arguing.foresight === undefined) return [];
    const all = [...arguing.choices(known)].flatMap((choice) => [...halves(known, choice)]);
    return nearest(known, all, Number.POSITIVE_INFINITY, ['quick']);
  }

  /** Halves of choices of two that fail by suppositions within them: the shortest first, of those from which most follows. */
  function* failingDeeply(known: Known): Generator<Opened> {
    const { foresight } = arguing;
    if (foresight === undefined) return;
    const far = [...arguing.choices(known)]
      .filter(({ options }) => options.length === 2)
      .flatMap((choice) => [...impossible(known, choice)])
      .map((each) => ({ each, far: foresight.leads(known, each.suppose) }))
      .sort((a, b) => b.far - a.far)
      .slice(0, FARTHEST);
    const found = (look: 'deep' | 'deepest') =>
      far
        .flatMap(({ each }) => {
          const fails = foresight.fails(known, each.suppose, look);
          return fails === undefined ? [] : [{ ...each, fails, leads: foresight.leads(known, each.so) }];
        })
        .sort((a, b) => farness(a) - farness(b));
    yield* found('deep').slice(0, 1);
    yield* found('deepest');
  }

  /** What may be supposed; where a quick look says what comes of it, the best of that. */
  function openTo(known: Known, most: number, rounds: number): readonly Opened[] {
    const all = [...arguing.choices(known)]
      .filter(({ options }) => options.length > 1 && options.length <= most)
      .flatMap((choice) => [...impossible(known, choice)]);
    if (arguing.foresight === undefined) return all.map((each) => ({ ...each, fails: 0, leads: 0 }));
    return nearest(known, all, rounds, ['quick', 'long']);
  }

  /** Those that a look shows to fail within so many rounds, the best first; a longer look where a quick one sees too few. */
  function nearest(
    known: Known,
    all: readonly Half<Fact, Of>[],
    rounds: number,
    looks: readonly ('quick' | 'long')[],
  ): readonly Opened[] {
    const { foresight } = arguing;
    const fewest = new Map<string, Half<Fact, Of>>();
    for (const each of [...all].sort((a, b) => b.ways - a.ways)) fewest.set(JSON.stringify(each.suppose), each);
    const found = new Map<unknown, Opened>();
    for (const look of looks)
      for (const each of found.size < FOLLOWED ? fewest.values() : []) {
        const fails = found.has(each) ? undefined : foresight?.fails(known, each.suppose, look);
        // A round of a quick look goes further.
        if (fails === undefined || 2 * fails > rounds + 1) continue;
        found.set(each, { ...each, fails, leads: foresight?.leads(known, each.so) ?? 0 });
      }
    return [...found.values()].sort((a, b) => farness(a) - farness(b)).slice(0, FOLLOWED);
  }

  /** All that follows from a supposition until nothing is left; undefined where it does not come to that. */
  function* refute(base: Known, suppose: Fact, level: number, rounds: number): Generator<void, Step[] | undefined> {
    let known = base.copy().learn([suppose]);
    if (known.isDead) return undefined;
    const steps: Step[] = [];
    for (let i = 0; i < rounds; i++) {
      yield;
      const found = following.placingLast(arguing.argumentsIn(known, level));
      const before = steps.length;
      known = following.learnt(known, found, steps);
      if (known.isDead) return steps;
      if (steps.length === before) return undefined;
    }
    return undefined;
  }

  /** A chain from what is supposed, if anything is, to where nothing is left, by suppositions within suppositions. */
  function* exhaust(
    base: Known,
    supposed: readonly Fact[],
    left: { rounds: number },
  ): Generator<void, Step[] | undefined> {
    let known = base.copy().learn(supposed);
    const steps: Step[] = [];
    while (!known.isDead) {
      yield;
      if (--left.rounds < 0) return undefined;
      const found = following.placingLast(arguing.argumentsIn(known, highest));
      const more = found.length > 0 ? found : yield* split(known, left);
      if (more === undefined) return undefined;
      const before = steps.length;
      known = following.learnt(known, more, steps);
      if (steps.length === before) return undefined;
    }
    return yield* replay.cut(base, steps, supposed, true);
  }

  /** A supposition where nothing follows any more: one that a quick look shows to fail, or one of the smallest choice. */
  function* split(known: Known, left: { rounds: number }): Generator<void, Step[] | undefined> {
    for (const each of seenToFail(known)) {
      const steps = yield* refute(known, each.suppose, highest, left.rounds);
      const chain = steps && (yield* replay.cut(known, steps, [each.suppose]));
      if (chain !== undefined) return [refuted(known, each, chain)];
    }
    for (const choice of choices(known)) {
      const [first, ...others] = choice.options;
      // What says nothing new leads nowhere.
      if (first === undefined || others.length === 0 || !known.isNews(first)) continue;
      const [half] = halves(known, choice, [first]);
      if (half === undefined) continue;
      const chain = yield* exhaust(known, [first], left);
      if (left.rounds < 0) return undefined;
      if (chain !== undefined) return [refuted(known, half, chain)];
    }
    return undefined;
  }

  return { trials, failingDeeply, impossible, refuted, choices, exhaust };
}
