/**
 * Tells a board chapter by chapter: the cheapest way to the next thing to place, told without what it does not need.
 * Cheap is what costs a reader little, so trying two things may come before a long list, and long suppositions come last.
 */
import type { Arguing, Argument, Knowing } from './argument.js';
import { followingOf, type Layers } from './following.js';
import { replayOf } from './replay.js';
import { type Refuted, suppositionsOf, type Trial } from './suppositions.js';

/** More things to place at once are not compared. */
const GOALS = 8;
/** Up to this, for each level, nobody looks for an easier way. */
const CHEAP = 4;
/** From here on two ways are tried. */
const DEAR = 6;

/** Suppositions of one sort: by how many ways there are, and how many sentences it takes. */
interface Tier {
  readonly ways: number;
  readonly links: number;
}

/** Two places or two dominoes, one of them dead at once: what everybody tries. */
const SHORT: Tier = { ways: 2, links: 2 };
const LONGER: readonly Tier[] = [
  { ways: 2, links: 3 },
  { ways: 4, links: 3 },
  { ways: 4, links: 6 },
  { ways: 99, links: 99 },
];
const TIERS = [SHORT, ...LONGER];
/** One of so few ways is supposed rather than one of more. */
const FEW = 3;
/** Rounds of finding what follows from a supposition. */
const ROUNDS = { short: 5, long: 14, far: 30 };
/** So many of the suppositions that fail are followed to what they place, the cheapest. */
const FOLLOWED = 3;

/** A chain of so few links is short. */
const FEW_LINKS = 4;

/** After so many suppositions that lead nowhere yet, one is made whose chain supposes something itself. */
const PATIENCE = 1;
/** Rounds of what follows from that. */
const DEEP = 150;

/** So many rounds are spent on each supposition within suppositions, before more are. */
const NESTED = [8, 30, 120, 500, 4_000, 100_000];

export function tellerOf<Known extends Knowing<Fact>, Claim, Fact, Of>(arguing: Arguing<Known, Claim, Fact, Of>) {
  type Step = Argument<Claim, Fact>;
  type Steps = readonly Step[];
  type Telling = Generator<void, Steps | undefined>;
  type Followed = Layers<Known, Claim, Fact>;
  type Tried = Trial<Claim, Fact>;
  const [lowest, highest] = [arguing.levels[0]!, arguing.levels.at(-1)!];
  const replay = replayOf(arguing);
  const following = followingOf(arguing, replay);
  const suppositions = suppositionsOf(arguing, replay, following);
  /** The next chapter; undefined where everything is told, or nothing more is found. Pauses now and then. */
  function* next(known: Known): Telling {
    if (arguing.isDone(known)) return undefined;
    const chapter = yield* chapterFrom(known);
    if (chapter !== undefined && !replay.isHeld(known, chapter)) throw new Error('a chapter does not hold');
    return chapter;
  }

  function* chapterFrom(known: Known, supposed = 0): Telling {
    let best: Steps | undefined;
    let last: Followed = { known, steps: [], goals: [] };
    for (const level of arguing.levels) {
      last = yield* following.layers(known, level);
      best = cheaper(best, yield* cheapest(known, last));
      if (best !== undefined && replay.costOf(best) <= CHEAP * level) return best;
      // Before the whole board is counted, two ways are tried; what they cost decides.
      const isOpen = best === undefined ? arguing.foresight === undefined : replay.costOf(best) > DEAR;
      if (level < highest && isOpen) best = cheaper(best, yield* tried(known, last, level, best));
    }
    return best ?? (yield* supposing(known, last, supposed));
  }

  function cheaper(a: Steps | undefined, b: Steps | undefined): Steps | undefined {
    return a === undefined || (b !== undefined && replay.costOf(b) < replay.costOf(a)) ? b : a;
  }

  function* cheapest(known: Known, layers: Followed): Telling {
    return (yield* leading(known, layers)).reduce<Steps | undefined>(cheaper, undefined);
  }

  /** A chapter to each of the first things that can be placed. */
  function* leading(known: Known, { steps, goals }: Followed): Generator<void, Steps[]> {
    const found: Steps[] = [];
    for (const goal of goals.slice(0, GOALS)) {
      const before = steps.slice(0, goal).flatMap((step) => following.withoutPlacing(step));
      const chapter = yield* replay.cut(known, [...before, steps[goal]!]);
      if (chapter !== undefined) found.push(chapter);
    }
    return found;
  }

  /** Chapters that techniques up to a level find, `GOALS` at most, the cheapest first, each by itself. */
  function* openings(known: Known, level: number): Generator<void, Steps[]> {
    const layers = yield* following.layers(known, level, undefined, GOALS);
    const found = yield* leading(known, layers);
    return found.sort((a, b) => replay.costOf(a) - replay.costOf(b));
  }

  /** What everybody tries, if it is cheaper. */
  function* tried(
    known: Known,
    { known: base, steps, goals }: Followed,
    level: number,
    cheapest: Steps | undefined,
  ): Telling {
    const limit = cheapest === undefined ? Number.POSITIVE_INFINITY : replay.costOf(cheapest);
    // The first layer is what a reader sees without placing what could be placed.
    const start = goals.length > 0 ? yield* following.layers(known, level, 1) : { known: base, steps, goals };
    const trials = yield* suppositions.trials(start.known, lowest, SHORT.ways, ROUNDS.short);
    const some = trials.filter((each) => each.links <= SHORT.links && arguing.costOf(each.argument) < limit);
    return yield* followed(known, start, some, level);
  }

  /** The shortest supposition that leads on, where nothing else is found. */
  function* supposing(known: Known, last: Followed, supposed: number): Telling {
    if (arguing.foresight !== undefined) return yield* foreseen(known, last, supposed);
    const refuted: Refuted<Claim, Fact> = new Map();
    for (const [level, most, tiers] of [
      [highest - 1, FEW, [SHORT]],
      [highest, FEW, [SHORT]],
      [highest - 1, FEW, LONGER],
      [highest - 1, Number.POSITIVE_INFINITY, TIERS],
      [highest, Number.POSITIVE_INFINITY, TIERS],
    ] as const) {
      const trials = yield* suppositions.trials(last.known, level, most, ROUNDS.long, refuted);
      for (const { ways, links } of tiers) {
        const some = trials.filter((each) => each.ways <= ways && each.links <= links);
        const [first] = some;
        if (first === undefined) continue;
        const led = yield* followed(known, last, some, highest);
        const on = led ?? (yield* goneOn(known, last, first.argument));
        if (on !== undefined) return on;
      }
    }
    return arguing.isGuess ? undefined : yield* nested(known, last);
  }

  /** A short supposition by a quick look at what comes of each, best one that leads on, else whatever fails. */
  function* foreseen(known: Known, last: Followed, supposed: number): Telling {
    const trials = yield* suppositions.trials(last.known, highest, Number.POSITIVE_INFINITY, ROUNDS.far);
    const leading = trials.filter(({ leads }) => leads > 0);
    const isShort = ({ links }: Tried) => links <= FEW_LINKS;
    if (leading.length === 0 && supposed >= PATIENCE && !arguing.isGuess) {
      const deep = yield* deeply(known, last);
      if (deep !== undefined) return deep;
    }
    const short = supposed <= PATIENCE ? trials.filter(isShort) : [];
    const ranked = [leading.filter(isShort), short, leading].find((some) => some.length > 0) ?? trials;
    const [first] = ranked;
    if (first !== undefined)
      return (
        (yield* followed(known, last, ranked, highest)) ?? (yield* goneOn(known, last, first.argument, supposed + 1))
      );
    return arguing.isGuess ? undefined : yield* nested(known, last);
  }

  /** One of two ways, where it takes suppositions within it to see that it fails. */
  function* deeply(known: Known, last: Followed): Telling {
    let tries = 0;
    for (const half of suppositions.failingDeeply(last.known)) {
      if (tries++ === FOLLOWED) return undefined;
      const chain = yield* suppositions.exhaust(last.known, [half.suppose], { rounds: DEEP });
      if (chain !== undefined) return yield* goneOn(known, last, suppositions.refuted(last.known, half, chain));
    }
    return undefined;
  }

  /** The cheapest chapter by one of some suppositions: each is followed to what it places. */
  function* followed(known: Known, { known: base, steps }: Followed, trials: readonly Tried[], level: number): Telling {
    let best: Steps | undefined;
    for (const { argument } of trials.slice(0, FOLLOWED)) {
      const before = [...steps.flatMap((step) => following.withoutPlacing(step)), argument];
      if (following.leads(base, argument.facts)) {
        best = cheaper(best, yield* replay.cut(known, before));
        continue;
      }
      const after = yield* following.layers(base.copy().learn(argument.facts), level);
      const goals = after.goals.map((goal) => goal + before.length);
      const all = { known: after.known, steps: [...before, ...after.steps], goals };
      best = cheaper(best, yield* cheapest(known, all));
    }
    return best;
  }

  /** A chapter that begins with what a supposition shows, though it places nothing yet. */
  function* goneOn(known: Known, { known: base, steps }: Followed, argument: Step, supposed = 0): Telling {
    const before = [...steps.flatMap((step) => following.withoutPlacing(step)), argument];
    if (following.leads(base, argument.facts)) return yield* replay.cut(known, before);
    const rest = yield* chapterFrom(base.copy().learn(argument.facts), supposed);
    return rest === undefined ? undefined : yield* replay.cut(known, [...before, ...rest]);
  }

  /** Whatever fails at all: a supposition whose chain supposes something itself, what fails soonest first. */
  function* nested(known: Known, last: Followed): Telling {
    const choices = suppositions.choices(last.known);
    for (const rounds of NESTED)
      for (const choice of choices)
        for (const half of suppositions.impossible(last.known, choice)) {
          const chain = yield* suppositions.exhaust(last.known, [half.suppose], { rounds });
          if (chain !== undefined) return yield* goneOn(known, last, suppositions.refuted(last.known, half, chain));
        }
    return undefined;
  }

  return { replay, next, openings };
}
