/** Tells a board of Futoshiki by claims, chapter by chapter. */
import { ClaimTeller } from '@pipwright/core/arguing';
import { chaptersOf, type Telling, type Told } from '@pipwright/core/explaining';
import { arguingOf, type FutoshikiArguing } from './arguing.js';
import type { Board } from './claims/board.js';
import type { Argument, Claim, Of } from './claims/claim.js';
import { type Fact, Known } from './claims/known.js';
import type { FutoshikiStep } from './step.js';
import { Steps } from './steps.js';
import type { Truth } from './truth.js';

type Chapter = readonly Argument[];

export class FutoshikiTelling implements Telling<Truth, FutoshikiStep> {
  readonly #board: Board;
  readonly #given: readonly Fact[];
  readonly #start: Known;
  readonly known: Known;
  readonly #steps: Steps;
  #arguing: FutoshikiArguing | undefined;
  #teller: ClaimTeller<Known, Claim, Fact, Of> | undefined;
  #first: Chapter | undefined;
  /** What was told last. */
  last: Chapter | undefined;
  #others: Generator<void, undefined> | undefined;
  readonly #found: Told<FutoshikiStep>[] = [];

  /** @param given what a player has written */
  constructor(board: Board, given: readonly Fact[]) {
    this.#board = board;
    this.#given = given;
    this.#start = new Known(board).learn(given);
    this.known = this.#start.copy();
    this.#steps = new Steps(this.known, given);
  }

  goBy(truth: Truth): void {
    this.#arguing = arguingOf(this.#board, truth, truth.isGuess === true);
    this.#teller = new ClaimTeller(this.#arguing);
  }

  *tell(): Generator<void, 'placing' | 'finding' | undefined> {
    const chapter = this.#teller && (yield* this.#teller.next(this.known));
    if (chapter === undefined || this.#teller === undefined) return undefined;
    this.#first ??= chapter;
    this.last = chapter;
    this.#steps.add(chapter, this.#teller.replay);
    this.known.learn(chapter.flatMap(({ facts }) => facts));
    return placedBy(chapter) === undefined ? 'finding' : 'placing';
  }

  /** What could be begun here, each by itself. */
  *open(): Generator<void, readonly Chapter[]> {
    for (const level of this.#arguing?.levels ?? []) {
      const found = this.#teller === undefined ? [] : yield* this.#teller.openings(this.known, level);
      if (found.length > 0) return found;
    }
    return [];
  }

  sentencesOf(chapter: Chapter): readonly Chapter[] {
    return this.#teller?.replay.sentencesOf(this.known, chapter) ?? [];
  }

  get isComplete(): boolean {
    return this.#arguing?.isDone(this.known) === true;
  }

  get told(): Told<FutoshikiStep> {
    return { steps: [...this.#steps.steps], chapters: [...this.#steps.chapters] };
  }

  *other(number: number): Generator<void, Told<FutoshikiStep> | undefined> {
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
    const told = [this.#first];
    const isLike = (one: Chapter, other: Chapter) =>
      placedBy(one) === placedBy(other) || claimOf(one) === claimOf(other);
    for (const level of this.#arguing.levels)
      for (const chapter of yield* teller.openings(this.#start, level)) {
        if (placedBy(chapter) === undefined || told.some((each) => isLike(each, chapter))) continue;
        told.push(chapter);
        const steps = new Steps(this.#start, this.#given);
        steps.add(chapter, teller.replay);
        this.#found.push({ steps: steps.steps, chapters: chaptersOf([steps.steps.length]) });
        yield;
      }
    return undefined;
  }
}

function placedBy(chapter: Chapter): string | undefined {
  const placed = chapter.flatMap(({ facts }) => facts).find(({ is }) => is === 'placed');
  return placed && JSON.stringify(placed);
}

const claimOf = ([first]: Chapter) => JSON.stringify(first?.claim);
