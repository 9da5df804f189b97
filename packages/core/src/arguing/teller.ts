/**
 * Tells a board chapter by chapter: the cheapest way to the next thing to place, told without what it does not need.
 * Cheap is what costs a reader little, so trying two things may come before a long list, and long suppositions come last.
 */
import type { Arguing, Argument, Knowing } from './argument.js';
import { Replay } from './replay.js';

/** Rounds of finding all that follows. */
const LAYERS = 12;
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
const ROUNDS = { short: 5, long: 14 };
/** Of all suppositions that fail, those that look cheapest are cut down, and of these some are followed to what they place. */
const CUT = 10;
const FOLLOWED = 3;

/** So many rounds are spent on each supposition within suppositions, before more are. */
const NESTED = [8, 30, 120, 500, 4_000, 100_000];

/** A supposition that fails, with what it takes to see that. */
interface Failing<Claim, Fact, Of> {
  readonly of: Of;
  readonly ways: number;
  readonly suppose: Fact;
  readonly so: Fact;
  readonly steps: readonly Argument<Claim, Fact>[];
  /** What it looks like it costs. */
  readonly guess: number;
}

/** A supposition as a claim, with how many sentences its chain takes. */
interface Trial<Claim, Fact> {
  readonly argument: Argument<Claim, Fact>;
  readonly ways: number;
  readonly links: number;
}

interface Layers<Known, Claim, Fact> {
  readonly known: Known;
  readonly steps: readonly Argument<Claim, Fact>[];
  /** Steps that place something. */
  readonly goals: readonly number[];
}

/** By level and supposition: what follows from it, where that ends with nothing left. */
type Refuted<Claim, Fact> = Map<string, readonly Argument<Claim, Fact>[] | undefined>;

type Chapter<Claim, Fact> = readonly Argument<Claim, Fact>[];

export class ClaimTeller<Known extends Knowing<Fact>, Claim, Fact, Of> {
  readonly #arguing: Arguing<Known, Claim, Fact, Of>;
  readonly #lowest: number;
  readonly #highest: number;
  readonly replay: Replay<Known, Claim, Fact, Of>;

  constructor(arguing: Arguing<Known, Claim, Fact, Of>) {
    this.#arguing = arguing;
    this.#lowest = arguing.levels[0]!;
    this.#highest = arguing.levels.at(-1)!;
    this.replay = new Replay(arguing);
  }

  /** The next chapter; undefined where everything is told, or nothing more is found. Pauses now and then. */
  *next(known: Known): Generator<void, Chapter<Claim, Fact> | undefined> {
    if (this.#arguing.isDone(known)) return undefined;
    const chapter = yield* this.#chapterFrom(known);
    if (chapter !== undefined && !this.replay.isHeld(known, chapter)) throw new Error('a chapter does not hold');
    return chapter;
  }

  *#chapterFrom(known: Known): Generator<void, Chapter<Claim, Fact> | undefined> {
    let best: Chapter<Claim, Fact> | undefined;
    let last: Layers<Known, Claim, Fact> = { known, steps: [], goals: [] };
    for (const level of this.#arguing.levels) {
      last = yield* this.#layers(known, level);
      best = this.#cheaper(best, yield* this.#cheapest(known, last));
      if (best !== undefined && this.replay.costOf(best) <= CHEAP * level) return best;
      // Before the whole board is counted, two ways are tried; what they cost decides.
      if (level < this.#highest && (best === undefined || this.replay.costOf(best) > DEAR))
        best = this.#cheaper(best, yield* this.#tried(known, last, level, best));
    }
    return best ?? (yield* this.#supposing(known, last));
  }

  #cheaper(a: Chapter<Claim, Fact> | undefined, b: Chapter<Claim, Fact> | undefined): Chapter<Claim, Fact> | undefined {
    return a === undefined || (b !== undefined && this.replay.costOf(b) < this.replay.costOf(a)) ? b : a;
  }

  #leads(known: Known, facts: readonly Fact[]): boolean {
    if (facts.some((fact) => this.#arguing.places(fact))) return true;
    // Two facts may settle together what neither does alone.
    const at = facts.length > 1 ? known.copy() : known;
    return facts.some((fact, i) => {
      if (i > 0) at.learn([facts[i - 1]!]);
      return this.#arguing.isGoal(at, fact);
    });
  }

  /** All that follows, layer by layer, until something can be placed or nothing is left for something. */
  *#layers(from: Known, level: number, most = LAYERS): Generator<void, Layers<Known, Claim, Fact>> {
    let known = from.copy();
    const steps: Argument<Claim, Fact>[] = [];
    const goals: number[] = [];
    for (let i = 0; i < most && goals.length === 0; i++) {
      yield;
      const found = this.#arguing.argumentsIn(known, level);
      const before = steps.length;
      for (const each of found) {
        const after = this.#after(
          known,
          each,
          this.#withoutPlacing(each).flatMap(({ facts }) => facts),
        );
        if (after === undefined) break;
        // What is certain and cannot be placed is told for its own sake.
        if (this.#leads(known, each.facts)) goals.push(steps.length);
        steps.push(each);
        known = after;
        if (known.isDead) return { known, steps, goals: [steps.length - 1] };
      }
      if (steps.length === before) break;
    }
    return { known, steps, goals };
  }

  /** What is known after an argument; undefined where it ends with nothing left, and another has to say why. */
  #after(known: Known, argument: Argument<Claim, Fact>, facts = argument.facts): Known | undefined {
    const after = known.copy().learn(facts);
    // It was found before what others found at the same time was known.
    return after.isDead && !this.replay.isHeldAt(known, argument) ? undefined : after;
  }

  *#cheapest(
    known: Known,
    { steps, goals }: Layers<Known, Claim, Fact>,
  ): Generator<void, Chapter<Claim, Fact> | undefined> {
    let best: Chapter<Claim, Fact> | undefined;
    for (const goal of goals.slice(0, GOALS)) {
      const before = steps.slice(0, goal).flatMap((step) => this.#withoutPlacing(step));
      best = this.#cheaper(best, yield* this.replay.cut(known, [...before, steps[goal]!]));
    }
    return best;
  }

  /** What could be placed on the way has not been. */
  #withoutPlacing({ claim, facts }: Argument<Claim, Fact>): Argument<Claim, Fact>[] {
    const left = facts.filter((fact) => !this.#arguing.places(fact));
    return left.length === 0 ? [] : [{ claim, facts: left }];
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
    const start = goals.length > 0 ? yield* this.#layers(known, level, 1) : { known: base, steps, goals };
    const failing = yield* this.#failing(start.known, this.#lowest, SHORT.ways, ROUNDS.short);
    const trials = yield* this.#trials(start.known, failing);
    const some = trials.filter((each) => each.links <= SHORT.links && this.#arguing.costOf(each.argument) < limit);
    return yield* this.#followed(known, start, some, level);
  }

  /** Where nothing else is found: the shortest supposition that leads on. */
  *#supposing(known: Known, last: Layers<Known, Claim, Fact>): Generator<void, Chapter<Claim, Fact> | undefined> {
    const refuted: Refuted<Claim, Fact> = new Map();
    for (const [level, most, tiers] of [
      [this.#highest - 1, FEW, [SHORT]],
      [this.#highest, FEW, [SHORT]],
      [this.#highest - 1, FEW, LONGER],
      [this.#highest - 1, Number.POSITIVE_INFINITY, TIERS],
      [this.#highest, Number.POSITIVE_INFINITY, TIERS],
    ] as const) {
      const failing = yield* this.#failing(last.known, level, most, ROUNDS.long, refuted);
      const trials = yield* this.#trials(last.known, failing);
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

  /** The cheapest chapter by one of some suppositions: each is followed to what it places. */
  *#followed(
    known: Known,
    { known: base, steps }: Layers<Known, Claim, Fact>,
    trials: readonly Trial<Claim, Fact>[],
    level: number,
  ): Generator<void, Chapter<Claim, Fact> | undefined> {
    let best: Chapter<Claim, Fact> | undefined;
    for (const { argument } of trials.slice(0, FOLLOWED)) {
      const before = [...steps.flatMap((step) => this.#withoutPlacing(step)), argument];
      if (this.#leads(base, argument.facts)) {
        best = this.#cheaper(best, yield* this.replay.cut(known, before));
        continue;
      }
      const after = yield* this.#layers(base.copy().learn(argument.facts), level);
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
  ): Generator<void, Chapter<Claim, Fact> | undefined> {
    const before = [...steps.flatMap((step) => this.#withoutPlacing(step)), argument];
    if (this.#leads(base, argument.facts)) return yield* this.replay.cut(known, before);
    const rest = yield* this.#chapterFrom(base.copy().learn(argument.facts));
    return rest === undefined ? undefined : yield* this.replay.cut(known, [...before, ...rest]);
  }

  /** Suppositions that end with nothing left, what looks cheapest first. */
  *#failing(
    known: Known,
    level: number,
    most: number,
    rounds: number,
    refuted: Refuted<Claim, Fact> = new Map(),
  ): Generator<void, Failing<Claim, Fact, Of>[]> {
    const found: Failing<Claim, Fact, Of>[] = [];
    for (const { of, options } of this.#arguing.choices(known)) {
      if (options.length < 2 || options.length > most) continue;
      for (const { suppose, so } of this.#impossible(known, options)) {
        const key = `${level} ${JSON.stringify(suppose)}`;
        const all = refuted.has(key) ? refuted.get(key) : yield* this.#refute(known, suppose, level, rounds);
        refuted.set(key, all);
        if (all === undefined) continue;
        const guess = this.replay.costOf(this.replay.slice(known, all));
        found.push({ of, ways: options.length, suppose, so, steps: all, guess });
      }
    }
    return found.sort((a, b) => a.ways - b.ways || a.guess - b.guess);
  }

  /** As claims, the cheapest first. */
  *#trials(known: Known, failing: readonly Failing<Claim, Fact, Of>[]): Generator<void, Trial<Claim, Fact>[]> {
    const found: Trial<Claim, Fact>[] = [];
    for (const { of, ways, suppose, so, steps } of failing.slice(0, CUT)) {
      const chain = yield* this.replay.cut(known, steps, [suppose]);
      if (chain === undefined) continue;
      const claim = this.#arguing.suppose(of, suppose, so, chain);
      const argument = { claim, facts: this.#arguing.thenOf(known, claim) };
      const groups = this.replay.sentencesOf(known, chain);
      const links = groups.reduce((sum, group) => sum + this.#arguing.sentencesIn(group), 0);
      found.push({ argument, ways, links });
    }
    return found.sort((a, b) => this.#arguing.costOf(a.argument) - this.#arguing.costOf(b.argument));
  }

  /** Of some options what cannot be, where it is news that it is out. */
  *#impossible(known: Known, options: readonly Fact[]): Generator<{ readonly suppose: Fact; readonly so: Fact }> {
    for (const suppose of options) {
      if (this.#arguing.isPossible(suppose)) continue;
      const others = options.filter((each) => each !== suppose);
      const so = this.#arguing.without(suppose, others);
      if (so !== undefined && known.isNews(so)) yield { suppose, so };
    }
  }

  /** All that follows from a supposition until nothing is left; undefined where it does not come to that. */
  *#refute(
    base: Known,
    suppose: Fact,
    level: number,
    rounds: number,
  ): Generator<void, Argument<Claim, Fact>[] | undefined> {
    let known = base.copy().learn([suppose]);
    if (known.isDead) return undefined;
    const steps: Argument<Claim, Fact>[] = [];
    for (let i = 0; i < rounds; i++) {
      yield;
      const found = this.#placingLast(known, level);
      const before = steps.length;
      known = this.#learnt(known, found, steps);
      if (known.isDead) return steps;
      if (steps.length === before) return undefined;
    }
    return undefined;
  }

  /** All that follows from a supposition: what shows that something cannot be placed comes before it is. */
  #placingLast(known: Known, level: number): Argument<Claim, Fact>[] {
    const found = this.#arguing.argumentsIn(known, level);
    const isPlacing = (each: Argument<Claim, Fact>) => each.facts.some((fact) => this.#arguing.places(fact));
    return [...found.filter((each) => !isPlacing(each)), ...found.filter(isPlacing)];
  }

  /** Adds arguments until nothing is left; after something is placed, what is left is other. */
  #learnt(from: Known, found: readonly Argument<Claim, Fact>[], steps: Argument<Claim, Fact>[]): Known {
    let known = from;
    for (const each of found) {
      const after = this.#after(known, each);
      if (after === undefined) return known;
      steps.push(each);
      known = after;
      if (known.isDead || each.facts.some((fact) => this.#arguing.places(fact))) return known;
    }
    return known;
  }

  /** Whatever fails at all: a supposition whose chain supposes something itself, what fails soonest first. */
  *#nested(known: Known, last: Layers<Known, Claim, Fact>): Generator<void, Chapter<Claim, Fact> | undefined> {
    const choices = [...this.#arguing.choices(last.known)].sort((a, b) => a.options.length - b.options.length);
    for (const rounds of NESTED) {
      for (const { of, options } of choices) {
        for (const { suppose, so } of this.#impossible(last.known, options)) {
          const chain = yield* this.#exhaust(last.known, suppose, { rounds });
          if (chain === undefined) continue;
          const claim = this.#arguing.suppose(of, suppose, so, chain);
          return yield* this.#goneOn(known, last, { claim, facts: this.#arguing.thenOf(last.known, claim) });
        }
      }
    }
    return undefined;
  }

  /** A chain from what is supposed to where nothing is left, by suppositions within suppositions. */
  *#exhaust(
    base: Known,
    suppose: Fact,
    left: { rounds: number },
  ): Generator<void, Argument<Claim, Fact>[] | undefined> {
    let known = base.copy().learn([suppose]);
    const steps: Argument<Claim, Fact>[] = [];
    while (!known.isDead) {
      yield;
      if (--left.rounds < 0) return undefined;
      const found = this.#placingLast(known, this.#highest);
      const more = found.length > 0 ? found : yield* this.#split(known, left);
      if (more === undefined) return undefined;
      const before = steps.length;
      known = this.#learnt(known, more, steps);
      if (steps.length === before) return undefined;
    }
    return yield* this.replay.cut(base, steps, [suppose]);
  }

  /** Where nothing follows any more, one of the smallest choice is followed to its end. */
  *#split(known: Known, left: { rounds: number }): Generator<void, Argument<Claim, Fact>[] | undefined> {
    const choices = [...this.#arguing.choices(known)].sort((a, b) => a.options.length - b.options.length);
    for (const { of, options } of choices) {
      const [suppose, ...others] = options;
      // What says nothing new leads nowhere.
      if (suppose === undefined || others.length === 0 || !known.isNews(suppose)) continue;
      const so = this.#arguing.without(suppose, others);
      if (so === undefined || !known.isNews(so)) continue;
      const chain = yield* this.#exhaust(known, suppose, left);
      if (left.rounds < 0) return undefined;
      if (chain === undefined) continue;
      const claim = this.#arguing.suppose(of, suppose, so, chain);
      return [{ claim, facts: this.#arguing.thenOf(known, claim) }];
    }
    return undefined;
  }
}
