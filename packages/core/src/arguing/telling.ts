/** Tells a board by claims, chapter by chapter. */
import { type Chapter, chaptersOf, type Told as Explained } from '../explaining/index.js';
import type { Weighed } from '../grading.js';
import type { Arguing, Argument, Knowing } from './argument.js';
import type { Replay } from './replay.js';
import { tellerOf } from './teller.js';

/** What steps ask of it. */
export type Replaying<Known extends Knowing<Fact>, Claim, Fact> = Pick<
  Replay<Known, Claim, Fact>,
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

export function tellingOf<Truth, Known extends Knowing<Fact>, Claim, Fact, Of, Step>(
  kind: Kind<Truth, Known, Claim, Fact, Of, Step>,
) {
  type Told = readonly Argument<Claim, Fact>[];
  const known = kind.start.copy();
  const told = kind.stepsFrom(known);
  let arguing: Arguing<Known, Claim, Fact, Of> | undefined;
  let teller: ReturnType<typeof tellerOf<Known, Claim, Fact, Of>> | undefined;
  let first: Told | undefined;
  let last: Told = [];
  let findingOthers: Generator<void, void> | undefined;
  const others: Explained<Step>[] = [];

  const weigh = (chapter: Told): readonly Weighed[] =>
    chapter.map((argument) => ({
      cost: arguing?.costOf(argument) ?? 0,
      isSupposition: arguing?.chainOf(argument.claim) !== undefined,
    }));
  const placedBy = (chapter: Told): string | undefined => {
    const placed = chapter.flatMap(({ facts }) => facts).find((fact) => arguing?.places(fact) === true);
    return placed && JSON.stringify(placed);
  };
  const beginning = ([argument]: Told) => JSON.stringify(argument?.claim);

  /** None places what another does, and no two begin alike: whoever asks for another hint has heard that. */
  function* findOthers(): Generator<void, void> {
    if (teller === undefined || arguing === undefined || first === undefined) return;
    const heard = [first];
    for (const level of arguing.levels)
      for (const chapter of yield* teller.openings(kind.start, level)) {
        const placed = placedBy(chapter);
        const isLike = (other: Told) => placedBy(other) === placed || beginning(other) === beginning(chapter);
        if (placed === undefined || heard.some(isLike)) continue;
        heard.push(chapter);
        const { steps, add } = kind.stepsFrom(kind.start);
        add(chapter, teller.replay);
        others.push({ steps, chapters: chaptersOf([steps.length]) });
        yield;
      }
  }

  return {
    known,
    goBy(truth: Truth): void {
      arguing = kind.arguingBy(truth);
      teller = tellerOf(arguing);
    },
    *tell(): Generator<void, boolean> {
      const chapter = teller && (yield* teller.next(known));
      if (chapter === undefined || teller === undefined) return false;
      first ??= chapter;
      last = chapter;
      told.add(chapter, teller.replay);
      known.learn(chapter.flatMap(({ facts }) => facts));
      return true;
    },
    /** What could be begun here, each by itself, weighed. */
    *open(): Generator<void, readonly (readonly Weighed[])[]> {
      for (const level of arguing?.levels ?? []) {
        const found = teller === undefined ? [] : yield* teller.openings(known, level);
        if (found.length > 0) return found.map(weigh);
      }
      return [];
    },
    /** What was told last. */
    weighLast: () => weigh(last),
    get isComplete(): boolean {
      return arguing?.isDone(known) === true;
    },
    get told(): Explained<Step> {
      return { steps: [...told.steps], chapters: [...told.chapters] };
    },
    *other(number: number): Generator<void, Explained<Step> | undefined> {
      findingOthers ??= findOthers();
      while (others.length <= number) {
        if (findingOthers.next().done) break;
        yield;
      }
      return others[number];
    },
  };
}
