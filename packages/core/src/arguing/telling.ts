/** Tells a board by claims, chapter by chapter. */
import { type Chapter, chaptersOf, type Telling, type Told } from '../explaining/index.js';
import type { Weighed } from '../grading.js';
import type { Arguing, Argument, Knowing } from './argument.js';
import type { Replay } from './replay.js';
import { ClaimTeller } from './teller.js';

/** What steps ask of it. */
export type Replaying<Known extends Knowing<Fact>, Claim, Fact> = Pick<
  Replay<Known, Claim, Fact, unknown>,
  'isHeld' | 'sentencesOf'
>;

/** Arguments as the steps that programs get. */
export interface ToldSteps<Known extends Knowing<Fact>, Claim, Fact, Step> {
  readonly steps: readonly Step[];
  readonly chapters: readonly Chapter[];
  add(chapter: readonly Argument<Claim, Fact>[], replay: Replaying<Known, Claim, Fact>): void;
}

/** What a kind gives. */
interface Kind<Truth, Known extends Knowing<Fact>, Claim, Fact, Of, Step> {
  /** The board with what a player has placed. */
  readonly start: Known;
  arguingBy(truth: Truth): Arguing<Known, Claim, Fact, Of>;
  stepsFrom(start: Known): ToldSteps<Known, Claim, Fact, Step>;
}

export class ClaimTelling<Truth, Known extends Knowing<Fact>, Claim, Fact, Of, Step> implements Telling<Truth, Step> {
  readonly #kind: Kind<Truth, Known, Claim, Fact, Of, Step>;
  readonly known: Known;
  readonly #steps: ToldSteps<Known, Claim, Fact, Step>;
  #arguing: Arguing<Known, Claim, Fact, Of> | undefined;
  #teller: ClaimTeller<Known, Claim, Fact, Of> | undefined;
  #first: readonly Argument<Claim, Fact>[] | undefined;
  /** What was told last. */
  last: readonly Argument<Claim, Fact>[] | undefined;
  #others: Generator<void, undefined> | undefined;
  readonly #found: Told<Step>[] = [];

  constructor(kind: Kind<Truth, Known, Claim, Fact, Of, Step>) {
    this.#kind = kind;
    this.known = kind.start.copy();
    this.#steps = kind.stepsFrom(this.known);
  }

  goBy(truth: Truth): void {
    this.#arguing = this.#kind.arguingBy(truth);
    this.#teller = new ClaimTeller(this.#arguing);
  }

  *tell(): Generator<void, boolean> {
    const chapter = this.#teller && (yield* this.#teller.next(this.known));
    if (chapter === undefined || this.#teller === undefined) return false;
    this.#first ??= chapter;
    this.last = chapter;
    this.#steps.add(chapter, this.#teller.replay);
    this.known.learn(chapter.flatMap(({ facts }) => facts));
    return true;
  }

  /** What could be begun here, each by itself, weighed. */
  *open(): Generator<void, readonly (readonly Weighed[])[]> {
    for (const level of this.#arguing?.levels ?? []) {
      const found = this.#teller === undefined ? [] : yield* this.#teller.openings(this.known, level);
      if (found.length > 0) return found.map((chapter) => this.#weigh(chapter));
    }
    return [];
  }

  weighLast(): readonly Weighed[] {
    return this.#weigh(this.last ?? []);
  }

  #weigh(chapter: readonly Argument<Claim, Fact>[]): readonly Weighed[] {
    return chapter.map((argument) => ({
      cost: this.#arguing?.costOf(argument) ?? 0,
      isSupposition: this.#arguing?.chainOf(argument.claim) !== undefined,
    }));
  }

  get isComplete(): boolean {
    return this.#arguing?.isDone(this.known) === true;
  }

  get told(): Told<Step> {
    return { steps: [...this.#steps.steps], chapters: [...this.#steps.chapters] };
  }

  *other(number: number): Generator<void, Told<Step> | undefined> {
    this.#others ??= this.#findOthers();
    while (this.#found.length <= number) {
      if (this.#others.next().done) break;
      yield;
    }
    return this.#found[number];
  }

  /** None places what another does, and no two begin alike: whoever asks for another hint has heard that. */
  *#findOthers(): Generator<void, undefined> {
    const teller = this.#teller;
    if (teller === undefined || this.#arguing === undefined || this.#first === undefined) return undefined;
    const { start } = this.#kind;
    const beginning = ([first]: readonly Argument<Claim, Fact>[]) => JSON.stringify(first?.claim);
    const told = [this.#first];
    for (const level of this.#arguing.levels)
      for (const chapter of yield* teller.openings(start, level)) {
        const placed = this.#placedBy(chapter);
        const isLike = (other: readonly Argument<Claim, Fact>[]) =>
          this.#placedBy(other) === placed || beginning(other) === beginning(chapter);
        if (placed === undefined || told.some(isLike)) continue;
        told.push(chapter);
        const steps = this.#kind.stepsFrom(start);
        steps.add(chapter, teller.replay);
        this.#found.push({ steps: steps.steps, chapters: chaptersOf([steps.steps.length]) });
        yield;
      }
    return undefined;
  }

  #placedBy(chapter: readonly Argument<Claim, Fact>[]): string | undefined {
    const placed = chapter.flatMap(({ facts }) => facts).find((fact) => this.#arguing?.places(fact) === true);
    return placed && JSON.stringify(placed);
  }
}
