/** Hints for one position. A chapter is found out once, whichever of its steps is asked for, and the next goes on from it. */
import { runsOf } from '../runs-of.js';
import type { Runs } from '../search.js';
import { Teller } from './chapters.js';
import { chaptersOf, findTruthSoon, NODES_PER_PAUSE, type Question } from './explain.js';
import type { Hint } from './explainer.js';
import { OtherChapters } from './other-chapters.js';
import type { Reasoner } from './reasoner.js';
import type { AnyPremise, Knowledge } from './reasoning.js';

/** What has been told of a position. */
export interface LastTold<Step, Conflict, Move> {
  hinting?: {
    /** Also where somebody has stopped asking before the answer. */
    readonly isBusy: boolean;
    hint(after: number, chapter: number): Generator<void, Hint<Step, Conflict, Move>>;
  };
}

/** Finds what was told of a puzzle last; nothing where something else was placed then, by a text that says what is. */
export function rememberLastTold<Puzzle extends object, Step, Conflict, Move>(): (
  puzzle: Puzzle,
  placed: string,
) => LastTold<Step, Conflict, Move> {
  const boards = new WeakMap<Puzzle, { readonly placed: string; readonly last: LastTold<Step, Conflict, Move> }>();
  return (puzzle, placed) => {
    const board = boards.get(puzzle);
    if (board?.placed === placed) return board.last;
    const last: LastTold<Step, Conflict, Move> = {};
    boards.set(puzzle, { placed, last });
    return last;
  };
}

/**
 * The next step of the easiest chapter, or that all of it has been told.
 * @param chapter from 1 on, of one that could be begun with instead
 */
export function hintQuestion<K extends Knowledge<F>, Truth, F, P extends AnyPremise, Step, Conflict, Solution, Move>(
  question: Question<K, Truth, F, P, Step, Conflict, Solution, Move>,
  after: number,
  last: LastTold<Step, Conflict, Move> = {},
  chapter = 0,
): Runs<Hint<Step, Conflict, Move>> {
  function* asking() {
    if (last.hinting === undefined || last.hinting.isBusy) last.hinting = new Hinting(question);
    return yield* last.hinting.hint(after, chapter);
  }
  return runsOf(asking(), NODES_PER_PAUSE);
}

class Hinting<K extends Knowledge<F>, Truth, F, P extends AnyPremise, Step, Conflict, Solution, Move> {
  isBusy = false;
  readonly #question: Question<K, Truth, F, P, Step, Conflict, Solution, Move>;
  /** Of the easiest chapter. */
  #teller: Teller<K, F, P> | undefined;
  #reasoner: Reasoner<K, F, P> | undefined;
  #others: OtherChapters<K, F, P> | undefined;
  /** Goes on to find out what is true, where that has been guessed. */
  #finding: Generator<void, Truth | undefined> | undefined;
  #truth: Truth | undefined;
  /** What is said where no step is left to tell. */
  #end: Hint<Step, Conflict, Move> | undefined;

  constructor(question: Question<K, Truth, F, P, Step, Conflict, Solution, Move>) {
    this.#question = question;
  }

  *hint(after: number, chapter: number): Generator<void, Hint<Step, Conflict, Move>> {
    this.isBusy = true;
    const hint = chapter === 0 ? yield* this.#ofEasiest(after) : yield* this.#ofOther(chapter - 1, after);
    this.isBusy = false;
    return hint;
  }

  *#ofEasiest(after: number): Generator<void, Hint<Step, Conflict, Move>> {
    if (this.#teller === undefined && this.#end === undefined) yield* this.#begin();
    let hint = yield* this.#tell(after);
    if (hint === undefined && this.#finding !== undefined) {
      yield* this.#goOnBy(yield* this.#finding);
      hint = yield* this.#tell(after);
    }
    if (hint === undefined) {
      this.#end ??= yield* this.#findEnd();
      hint = this.#end;
    }
    return hint;
  }

  *#ofOther(number: number, after: number): Generator<void, Hint<Step, Conflict, Move>> {
    const easiest = yield* this.#ofEasiest(Number.POSITIVE_INFINITY);
    if (easiest.status !== 'hint') return easiest;
    if (this.#teller === undefined || this.#reasoner === undefined || easiest.choice !== undefined)
      return { status: 'none' };
    this.#others ??= new OtherChapters(this.#reasoner, this.#question.given, this.#teller);
    const other = yield* this.#others.at(number);
    return (other && this.#hintOf(other, after)) ?? { status: 'none' };
  }

  *#begin(): Generator<void> {
    const { truth, guess, finding } = yield* findTruthSoon(this.#question);
    if (guess === undefined) return yield* this.#goOnBy(truth);
    this.#finding = finding;
    this.#teller = this.#tellerBy(guess);
  }

  *#goOnBy(truth: Truth | undefined): Generator<void> {
    this.#finding = undefined;
    this.#truth = truth;
    if (truth === undefined) this.#end = { status: 'conflict', conflict: yield* this.#question.findConflict() };
    this.#teller = truth === undefined ? undefined : this.#tellerBy(truth);
  }

  #tellerBy(truth: Truth): Teller<K, F, P> {
    this.#reasoner = this.#question.reasoner(truth);
    return new Teller(this.#reasoner, this.#question.given);
  }

  /** Undefined where nothing more can be told. */
  *#tell(after: number): Generator<void, Hint<Step, Conflict, Move> | undefined> {
    const teller = this.#teller;
    if (teller === undefined) return undefined;
    while (teller.steps.length <= after && teller.lastTold !== 'placing')
      if ((yield* teller.tell()) === undefined) return undefined;
    return this.#hintOf(teller, after);
  }

  /** Of what has been told so far. */
  #hintOf(teller: Teller<K, F, P>, after: number): Hint<Step, Conflict, Move> | undefined {
    const isTold = teller.steps.length <= after;
    const index = isTold ? teller.steps.length - 1 : after;
    const chapter = chaptersOf(teller.ends).find(({ steps }) => steps.includes(index));
    const end = chapter?.steps.at(-1);
    if (chapter === undefined || end === undefined) return undefined;
    const steps = this.#question.toSteps(teller.steps.slice(0, end + 1));
    return { status: 'hint', steps, chapter, index, ...(isTold ? { isTold } : {}) };
  }

  *#findEnd(): Generator<void, Hint<Step, Conflict, Move>> {
    const truth = this.#truth;
    if (truth === undefined || this.#question.isUnique(truth)) return { status: 'solved' };
    const choice = yield* this.#question.findChoice(truth);
    if (choice === undefined) return { status: 'solved' };
    return { status: 'hint', choice, index: this.#teller?.steps.length ?? 0 };
  }
}
