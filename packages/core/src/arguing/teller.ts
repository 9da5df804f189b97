/**
 * Tells a board chapter by chapter: the cheapest way to the next thing to place, told without what it does not need.
 * Cheap is what costs a reader little, so trying two things may come before a long list, and long suppositions come last.
 */
import type { Arguing, Argument, Knowing } from './argument.js';
import { Following, type Layers } from './following.js';
import { Replay } from './replay.js';
import { type Refuted, Suppositions, type Trial } from './suppositions.js';

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
/** Of so few ways one is supposed rather than of more. */
const FEW = 3;
/** Rounds of finding what follows from a supposition. */
const ROUNDS = { short: 5, long: 14, far: 30 };
/** Of the cheapest suppositions that fail some are followed to what they place. */
const FOLLOWED = 3;

/** A chain of so few links is short. */
const FEW_LINKS = 4;

/** After so many suppositions that lead nowhere yet, one is made whose chain supposes something itself. */
const PATIENCE = 1;
/** Rounds of what follows from that. */
const DEEP = 150;

/** So many rounds are spent on each supposition within suppositions, before more are. */
const NESTED = [8, 30, 120, 500, 4_000, 100_000];

type Chapter<Claim, Fact> = readonly Argument<Claim, Fact>[];

export class ClaimTeller<Known extends Knowing<Fact>, Claim, Fact, Of> {
  readonly #arguing: Arguing<Known, Claim, Fact, Of>;
  readonly #lowest: number;
  readonly #highest: number;
  readonly #following: Following<Known, Claim, Fact, Of>;
  readonly #suppositions: Suppositions<Known, Claim, Fact, Of>;
  readonly replay: Replay<Known, Claim, Fact, Of>;

  constructor(arguing: Arguing<Known, Claim, Fact, Of>) {
    this.#arguing = arguing;
    this.#lowest = arguing.levels[0]!;
    this.#highest = arguing.levels.at(-1)!;
    this.replay = new Replay(arguing);
    this.#following = new Following(arguing, this.replay);
    this.#suppositions = new Suppositions(arguing, this.replay, this.#following);
  }

  /** The next chapter; undefined where everything is told, or nothing more is found. Pauses now and then. */
  *next(known: Known): Generator<void, Chapter<Claim, Fact> | undefined> {
    if (this.#arguing.isDone(known)) return undefined;
    const chapter = yield* this.#chapterFrom(known);
    if (chapter !== undefined && !this.replay.isHeld(known, chapter)) throw new Error('a chapter does not hold');
    return chapter;
  }

  *#chapterFrom(known: Known, supposed = 0): Generator<void, Chapter<Claim, Fact> | undefined> {
    let best: Chapter<Claim, Fact> | undefined;
    let last: Layers<Known, Claim, Fact> = { known, steps: [], goals: [] };
    for (const level of this.#arguing.levels) {
      last = yield* this.#following.layers(known, level);
      best = this.#cheaper(best, yield* this.#cheapest(known, last));
      if (best !== undefined && this.replay.costOf(best) <= CHEAP * level) return best;
      // Before the whole board is counted, two ways are tried; what they cost decides.
      const isOpen = best === undefined ? this.#arguing.foresight === undefined : this.replay.costOf(best) > DEAR;
      if (level < this.#highest && isOpen) best = this.#cheaper(best, yield* this.#tried(known, last, level, best));
    }
    return best ?? (yield* this.#supposing(known, last, supposed));
  }

  #cheaper(a: Chapter<Claim, Fact> | undefined, b: Chapter<Claim, Fact> | undefined): Chapter<Claim, Fact> | undefined {
    return a === undefined || (b !== undefined && this.replay.costOf(b) < this.replay.costOf(a)) ? b : a;
  }

  *#cheapest(known: Known, layers: Layers<Known, Claim, Fact>): Generator<void, Chapter<Claim, Fact> | undefined> {
    return (yield* this.#leading(known, layers)).reduce<Chapter<Claim, Fact> | undefined>(
      (best, chapter) => this.#cheaper(best, chapter),
      undefined,
    );
  }

  /** A chapter to each of the first things that can be placed. */
  *#leading(known: Known, { steps, goals }: Layers<Known, Claim, Fact>): Generator<void, Chapter<Claim, Fact>[]> {
    const found: Chapter<Claim, Fact>[] = [];
    for (const goal of goals.slice(0, GOALS)) {
      const before = steps.slice(0, goal).flatMap((step) => this.#following.withoutPlacing(step));
      const chapter = yield* this.replay.cut(known, [...before, steps[goal]!]);
      if (chapter !== undefined) found.push(chapter);
    }
    return found;
  }

  /** Chapters that techniques up to a level find, `GOALS` at most, the cheapest first, each by itself. */
  *openings(known: Known, level: number): Generator<void, Chapter<Claim, Fact>[]> {
    const layers = yield* this.#following.layers(known, level, undefined, GOALS);
    const found = yield* this.#leading(known, layers);
    return found.sort((a, b) => this.replay.costOf(a) - this.replay.costOf(b));
  }

  /** What everybody tries, if it is cheaper. */
  *#tried(
    known: Known,
    { known: base, steps, goals }: Layers<Known, Claim, Fact>,
    level: number,
    cheapest: Chapter<Claim, Fact> | undefined,
  ): Generator<void, Chapter<Claim, Fact> | undefined> {
    const limit = cheapest === undefined ? Number.POSITIVE_INFINITY : this.replay.costOf(cheapest);
    // Where something could be placed, the first layer is what a reader sees without it.
    const start = goals.length > 0 ? yield* this.#following.layers(known, level, 1) : { known: base, steps, goals };
    const failing = yield* this.#suppositions.failing(start.known, this.#lowest, SHORT.ways, ROUNDS.short);
    const trials = yield* this.#suppositions.trials(start.known, failing);
    const some = trials.filter((each) => each.links <= SHORT.links && this.#arguing.costOf(each.argument) < limit);
    return yield* this.#followed(known, start, some, level);
  }

  /** Where nothing else is found: the shortest supposition that leads on. */
  *#supposing(
    known: Known,
    last: Layers<Known, Claim, Fact>,
    supposed: number,
  ): Generator<void, Chapter<Claim, Fact> | undefined> {
    if (this.#arguing.foresight !== undefined) return yield* this.#foreseen(known, last, supposed);
    const refuted: Refuted<Claim, Fact> = new Map();
    for (const [level, most, tiers] of [
      [this.#highest - 1, FEW, [SHORT]],
      [this.#highest, FEW, [SHORT]],
      [this.#highest - 1, FEW, LONGER],
      [this.#highest - 1, Number.POSITIVE_INFINITY, TIERS],
      [this.#highest, Number.POSITIVE_INFINITY, TIERS],
    ] as const) {
      const failing = yield* this.#suppositions.failing(last.known, level, most, ROUNDS.long, refuted);
      const trials = yield* this.#suppositions.trials(last.known, failing);
      for (const { ways, links } of tiers) {
        const some = trials.filter((each) => each.ways <= ways && each.links <= links);
        const [first] = some;
        if (first === undefined) continue;
        const led = yield* this.#followed(known, last, some, this.#highest);
        const on = led ?? (yield* this.#goneOn(known, last, first.argument));
        if (on !== undefined) return on;
      }
    }
    return this.#arguing.isGuess ? undefined : yield* this.#nested(known, last);
  }

  /** Where a quick look says what comes of suppositions: a short one, best one that leads on, else whatever fails. */
  *#foreseen(
    known: Known,
    last: Layers<Known, Claim, Fact>,
    supposed: number,
  ): Generator<void, Chapter<Claim, Fact> | undefined> {
    const failing = yield* this.#suppositions.failing(last.known, this.#highest, Number.POSITIVE_INFINITY, ROUNDS.far);
    const trials = yield* this.#suppositions.trials(last.known, failing);
    const leading = trials.filter(({ leads }) => leads > 0);
    const isShort = ({ links }: Trial<Claim, Fact>) => links <= FEW_LINKS;
    if (leading.length === 0 && supposed >= PATIENCE && !this.#arguing.isGuess) {
      const deep = yield* this.#deeply(known, last);
      if (deep !== undefined) return deep;
    }
    const short = supposed <= PATIENCE ? trials.filter(isShort) : [];
    const ranked = [leading.filter(isShort), short, leading].find((some) => some.length > 0) ?? trials;
    const [first] = ranked;
    if (first !== undefined)
      return (
        (yield* this.#followed(known, last, ranked, this.#highest)) ??
        (yield* this.#goneOn(known, last, first.argument, supposed + 1))
      );
    return this.#arguing.isGuess ? undefined : yield* this.#nested(known, last);
  }

  /** One of two ways, where it takes suppositions within it to see that it fails. */
  *#deeply(known: Known, last: Layers<Known, Claim, Fact>): Generator<void, Chapter<Claim, Fact> | undefined> {
    let tries = 0;
    for (const { of, suppose, so } of this.#suppositions.failingDeeply(last.known)) {
      if (tries++ === FOLLOWED) return undefined;
      const chain = yield* this.#suppositions.exhaust(last.known, [suppose], { rounds: DEEP });
      if (chain === undefined) continue;
      const claim = this.#arguing.suppose(of, suppose, so, chain);
      return yield* this.#goneOn(known, last, { claim, facts: this.#arguing.thenOf(last.known, claim) });
    }
    return undefined;
  }

  /** The cheapest chapter by one of some suppositions: each is followed to what it places. */
  *#followed(
    known: Known,
    { known: base, steps }: Layers<Known, Claim, Fact>,
    trials: readonly Trial<Claim, Fact>[],
    level: number,
  ): Generator<void, Chapter<Claim, Fact> | undefined> {
    let best: Chapter<Claim, Fact> | undefined;
    for (const { argument } of trials.slice(0, FOLLOWED)) {
      const before = [...steps.flatMap((step) => this.#following.withoutPlacing(step)), argument];
      if (this.#following.leads(base, argument.facts)) {
        best = this.#cheaper(best, yield* this.replay.cut(known, before));
        continue;
      }
      const after = yield* this.#following.layers(base.copy().learn(argument.facts), level);
      const goals = after.goals.map((goal) => goal + before.length);
      const all = { known: after.known, steps: [...before, ...after.steps], goals };
      best = this.#cheaper(best, yield* this.#cheapest(known, all));
    }
    return best;
  }

  /** A chapter that begins with what a supposition shows, though it places nothing yet. */
  *#goneOn(
    known: Known,
    { known: base, steps }: Layers<Known, Claim, Fact>,
    argument: Argument<Claim, Fact>,
    supposed = 0,
  ): Generator<void, Chapter<Claim, Fact> | undefined> {
    const before = [...steps.flatMap((step) => this.#following.withoutPlacing(step)), argument];
    if (this.#following.leads(base, argument.facts)) return yield* this.replay.cut(known, before);
    const rest = yield* this.#chapterFrom(base.copy().learn(argument.facts), supposed);
    return rest === undefined ? undefined : yield* this.replay.cut(known, [...before, ...rest]);
  }

  /** Whatever fails at all: a supposition whose chain supposes something itself, what fails soonest first. */
  *#nested(known: Known, last: Layers<Known, Claim, Fact>): Generator<void, Chapter<Claim, Fact> | undefined> {
    const choices = [...this.#arguing.choices(last.known)].sort((a, b) => a.options.length - b.options.length);
    for (const rounds of NESTED) {
      for (const { of, options } of choices) {
        for (const { suppose, so } of this.#suppositions.impossible(last.known, options)) {
          const chain = yield* this.#suppositions.exhaust(last.known, [suppose], { rounds });
          if (chain === undefined) continue;
          const claim = this.#arguing.suppose(of, suppose, so, chain);
          return yield* this.#goneOn(known, last, { claim, facts: this.#arguing.thenOf(last.known, claim) });
        }
      }
    }
    return undefined;
  }
}
