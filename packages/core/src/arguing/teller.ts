/**
 * Tells a board chapter by chapter: the cheapest way to the next thing to place, told without what it does not need.
 * Cheap is what costs a reader little, so trying two things may come before a long list, and long suppositions come last.
 */
import type { Arguing, Argument, Choice, Knowing } from './argument.js';
import { Replay } from './replay.js';

/** Rounds of finding all that follows. */
const LAYERS = 12;
/** More things to place at once are not compared. */
const GOALS = 8;
/** Up to this, for each level, nobody looks for an easier way. */
const CHEAP = 4;
/** From here on two ways are tried. */
const DEAR = 6;

/** How far a supposition is followed: sentences, of so many ways, by techniques of so high a level. */
interface Trial {
  readonly links: number;
  readonly ways: number;
  readonly level: number;
}

/** Two places or two dominoes, one of them dead at once: what everybody tries. */
const SHORT: Trial = { links: 2, ways: 2, level: 1 };
const TRIALS: readonly Trial[] = [
  { links: 2, ways: 2, level: 2 },
  { links: 3, ways: 2, level: 2 },
  { links: 3, ways: 4, level: 2 },
  { links: 6, ways: 4, level: 2 },
  { links: 9, ways: 7, level: 2 },
  { links: 16, ways: 20, level: 3 },
];
/** Suppositions that are followed to what they lead to. */
const FOLLOWED = { short: 3, long: 4 };

interface Layers<Known, Claim, Fact> {
  readonly known: Known;
  readonly steps: readonly Argument<Claim, Fact>[];
  /** Steps that place something. */
  readonly goals: readonly number[];
}

type Chapter<Claim, Fact> = readonly Argument<Claim, Fact>[];

export class ClaimTeller<Known extends Knowing<Fact>, Claim, Fact, Of> {
  readonly #arguing: Arguing<Known, Claim, Fact, Of>;
  readonly replay: Replay<Known, Claim, Fact, Of>;

  constructor(arguing: Arguing<Known, Claim, Fact, Of>) {
    this.#arguing = arguing;
    this.replay = new Replay(arguing);
  }

  /** Chapters from what is known to all that is certain. Pauses now and then. */
  *tell(from: Known): Generator<Chapter<Claim, Fact> | undefined, void> {
    const known = from.copy();
    while (!this.#arguing.isDone(known)) {
      const chapter = yield* this.#next(known);
      if (chapter === undefined) throw new Error('nothing more is found, and not everything is known');
      if (!this.replay.isHeld(known, chapter)) throw new Error('a chapter does not hold');
      known.learn(chapter.flatMap(({ facts }) => facts));
      yield chapter;
    }
  }

  *#next(known: Known): Generator<undefined, Chapter<Claim, Fact> | undefined> {
    const chapter = this.chapterFrom(known);
    for (let step = chapter.next(); ; step = chapter.next()) {
      if (step.done) return step.value;
      yield undefined;
    }
  }

  *chapterFrom(known: Known): Generator<void, Chapter<Claim, Fact> | undefined> {
    const { levels } = this.#arguing;
    const highest = levels.at(-1)!;
    let best: Chapter<Claim, Fact> | undefined;
    let last: Layers<Known, Claim, Fact> | undefined;
    for (const level of levels) {
      last = yield* this.#layers(known, level);
      best = this.#cheaper(best, yield* this.#cheapest(known, last));
      if (best !== undefined && this.replay.costOf(best) <= CHEAP * level) return best;
      // Before the whole board is counted, two ways are tried; what they cost decides.
      if (level < highest && (best === undefined || this.replay.costOf(best) > DEAR))
        best = this.#cheaper(best, yield* this.#tried(known, last, SHORT, level, best));
    }
    if (best !== undefined) return best;
    for (const trial of TRIALS) {
      const way = yield* this.#tried(known, last!, trial, highest);
      if (way !== undefined) return way;
    }
    return yield* this.#nested(known, last!);
  }

  #cheaper(a: Chapter<Claim, Fact> | undefined, b: Chapter<Claim, Fact> | undefined): Chapter<Claim, Fact> | undefined {
    return a === undefined || (b !== undefined && this.replay.costOf(b) < this.replay.costOf(a)) ? b : a;
  }

  /** All that follows, layer by layer, until something can be placed or nothing is left for something. */
  *#layers(from: Known, level: number, most = LAYERS): Generator<void, Layers<Known, Claim, Fact>> {
    const arguing = this.#arguing;
    const known = from.copy();
    const steps: Argument<Claim, Fact>[] = [];
    const goals: number[] = [];
    for (let i = 0; i < most && goals.length === 0; i++) {
      yield;
      const found = arguing.argumentsIn(known, level);
      if (found.length === 0) break;
      for (const each of found) {
        steps.push(each);
        if (each.facts.some((fact) => arguing.places(fact))) goals.push(steps.length - 1);
        known.learn(each.facts.filter((fact) => !arguing.places(fact)));
        if (known.isDead) return { known, steps, goals: [steps.length - 1] };
      }
    }
    if (goals.length === 0) {
      // Nothing to place: what is certain all the same is told for its own sake.
      const at = from.copy();
      for (const [i, { facts }] of steps.entries()) {
        if (facts.some((fact) => arguing.isGoal(at, fact))) goals.push(i);
        at.learn(facts);
      }
    }
    return { known, steps, goals };
  }

  *#cheapest(
    known: Known,
    { steps, goals }: Layers<Known, Claim, Fact>,
  ): Generator<void, Chapter<Claim, Fact> | undefined> {
    let best: Chapter<Claim, Fact> | undefined;
    for (const goal of goals.slice(0, GOALS))
      best = this.#cheaper(best, yield* this.replay.cut(known, steps.slice(0, goal + 1)));
    return best;
  }

  /** The cheapest chapter that supposes something: the first few suppositions are followed to what they place. */
  *#tried(
    known: Known,
    { known: base, steps, goals }: Layers<Known, Claim, Fact>,
    trial: Trial,
    level: number,
    cheapest?: Chapter<Claim, Fact>,
  ): Generator<void, Chapter<Claim, Fact> | undefined> {
    const isShort = trial === SHORT;
    const limit = cheapest === undefined ? Number.POSITIVE_INFINITY : this.replay.costOf(cheapest);
    // Where something could be placed, the first layer is what a reader sees without it.
    const start = goals.length > 0 ? yield* this.#layers(known, level, 1) : { known: base, steps };
    const found = (yield* this.#trials(start.known, trial)).filter((each) => this.#arguing.costOf(each) < limit);
    let best: Chapter<Claim, Fact> | undefined;
    for (const each of found.slice(0, isShort ? FOLLOWED.short : FOLLOWED.long)) {
      const before = [...start.steps, each];
      if (each.facts.some((fact) => this.#arguing.places(fact) || this.#arguing.isGoal(start.known, fact))) {
        best = this.#cheaper(best, yield* this.replay.cut(known, before));
        continue;
      }
      const after = yield* this.#layers(
        start.known.copy().learn(each.facts),
        isShort ? level : this.#arguing.levels.at(-1)!,
      );
      const goals = after.goals.map((goal) => goal + before.length);
      best = this.#cheaper(
        best,
        yield* this.#cheapest(known, { known: after.known, steps: [...before, ...after.steps], goals }),
      );
    }
    if (best !== undefined || isShort || found.length === 0) return best;
    // Nothing to place yet: it is known all the same.
    const rest = yield* this.chapterFrom(start.known.copy().learn(found[0]!.facts));
    return rest === undefined ? undefined : yield* this.replay.cut(known, [...start.steps, found[0]!, ...rest]);
  }

  /** Suppositions that end with nothing left, the cheapest first. */
  *#trials(known: Known, { links, ways, level }: Trial): Generator<void, Argument<Claim, Fact>[]> {
    const found: Argument<Claim, Fact>[] = [];
    for (const choice of this.#arguing.choices(known)) {
      if (choice.options.length < 2 || choice.options.length > ways) continue;
      for (const { suppose, so } of this.#failing(known, choice)) {
        const chain = yield* this.#refute(known, suppose, links, level);
        if (chain === undefined) continue;
        const claim = this.#arguing.suppose(choice.of, suppose, so, chain);
        found.push({ claim, facts: this.#arguing.thenOf(known, claim) });
      }
    }
    return found.sort((a, b) => this.#arguing.costOf(a) - this.#arguing.costOf(b));
  }

  /** Of a choice what cannot be, where it is news that it is out. */
  *#failing(known: Known, { options }: Choice<Of, Fact>): Generator<{ readonly suppose: Fact; readonly so: Fact }> {
    for (const suppose of options) {
      if (this.#arguing.isPossible(suppose)) continue;
      const so = this.#arguing.without(
        suppose,
        options.filter((each) => each !== suppose),
      );
      if (so !== undefined && known.isNews(so)) yield { suppose, so };
    }
  }

  *#refute(
    base: Known,
    suppose: Fact,
    links: number,
    level: number,
  ): Generator<void, readonly Argument<Claim, Fact>[] | undefined> {
    const known = base.copy().learn([suppose]);
    if (known.isDead) return undefined;
    const steps: Argument<Claim, Fact>[] = [];
    for (let i = 0; i < links + 4; i++) {
      yield;
      const found = this.#arguing.argumentsIn(known, level);
      if (found.length === 0) return undefined;
      for (const each of found) {
        steps.push(each);
        known.learn(each.facts);
        if (known.isDead) {
          const chain = yield* this.replay.cut(base, steps, [suppose]);
          return this.replay.sentencesOf(base, chain).length <= links ? chain : undefined;
        }
        // What is left is other now.
        if (each.facts.some((fact) => this.#arguing.places(fact))) break;
      }
    }
    return undefined;
  }

  /** Whatever fails at all: a supposition whose chain supposes something itself. */
  *#nested(
    known: Known,
    { known: base, steps }: Layers<Known, Claim, Fact>,
  ): Generator<void, Chapter<Claim, Fact> | undefined> {
    const choices = [...this.#arguing.choices(base)].sort((a, b) => a.options.length - b.options.length);
    for (const choice of choices) {
      for (const { suppose, so } of this.#failing(base, choice)) {
        const chain = yield* this.#exhaust(base, suppose);
        if (chain === undefined) continue;
        const claim = this.#arguing.suppose(choice.of, suppose, so, chain);
        const argument = { claim, facts: this.#arguing.thenOf(base, claim) };
        const before = [...steps, argument];
        if (argument.facts.some((fact) => this.#arguing.places(fact) || this.#arguing.isGoal(base, fact)))
          return yield* this.replay.cut(known, before);
        const rest = yield* this.chapterFrom(base.copy().learn(argument.facts));
        return rest === undefined ? undefined : yield* this.replay.cut(known, [...before, ...rest]);
      }
    }
    return undefined;
  }

  /** A chain from what is supposed to where nothing is left, by suppositions within suppositions. */
  *#exhaust(base: Known, suppose: Fact): Generator<void, readonly Argument<Claim, Fact>[] | undefined> {
    const known = base.copy().learn([suppose]);
    const steps: Argument<Claim, Fact>[] = [];
    while (!known.isDead) {
      yield;
      const [first, ...others] = this.#arguing.argumentsIn(known, this.#arguing.levels.at(-1)!);
      const found = first === undefined ? yield* this.#split(known) : [first, ...others];
      if (found === undefined) return undefined;
      for (const each of found) {
        steps.push(each);
        known.learn(each.facts);
        if (known.isDead || each.facts.some((fact) => this.#arguing.places(fact))) break;
      }
    }
    return yield* this.replay.cut(base, steps, [suppose]);
  }

  /** Where nothing follows any more, one of the smallest choice is followed to its end. */
  *#split(known: Known): Generator<void, readonly Argument<Claim, Fact>[] | undefined> {
    const choices = [...this.#arguing.choices(known)].filter(({ options }) => options.length > 1);
    const choice = choices.sort((a, b) => a.options.length - b.options.length)[0];
    if (choice === undefined) return undefined;
    const [suppose, ...others] = choice.options;
    const so = this.#arguing.without(suppose!, others);
    if (so === undefined) return undefined;
    const chain = yield* this.#exhaust(known, suppose!);
    if (chain === undefined) return undefined;
    const claim = this.#arguing.suppose(choice.of, suppose!, so, chain);
    return [{ claim, facts: this.#arguing.thenOf(known, claim) }];
  }
}
