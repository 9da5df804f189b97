/** Hints for one position. A chapter is found out once, whichever of its steps is asked for. */
import type { Runs } from '../search.js';
import { runsOf } from '../search.js';
import { findTruthSoon, NODES_PER_PAUSE, type Question, type Telling, type Told } from './explain.js';
import type { Hint } from './explainer.js';

/** What has been told of a position. */
export interface LastTold<Step, Conflict, Move, Solution> {
  hinting?: {
    /** Also where somebody has stopped asking before the answer. */
    readonly isBusy: boolean;
    hint(after: number, chapter: number): Generator<void, Hint<Step, Conflict, Move, Solution>>;
  };
}

/** Finds what was told of a puzzle last; nothing where something else was placed then, by a text that says what is. */
export function rememberLastTold<Puzzle extends object, Step, Conflict, Move, Solution>(): (
  puzzle: Puzzle,
  placed: string,
) => LastTold<Step, Conflict, Move, Solution> {
  const boards = new WeakMap<
    Puzzle,
    { readonly placed: string; readonly last: LastTold<Step, Conflict, Move, Solution> }
  >();
  return (puzzle, placed) => {
    const board = boards.get(puzzle);
    if (board?.placed === placed) return board.last;
    const last: LastTold<Step, Conflict, Move, Solution> = {};
    boards.set(puzzle, { placed, last });
    return last;
  };
}

/**
 * The next step of the easiest chapter, or that all of it has been told.
 * @param chapter from 1 on, of one that could be begun with instead
 */
export function hintQuestion<Truth, Step, Conflict, Solution, Move>(
  question: Question<Truth, Step, Conflict, Solution, Move>,
  after: number,
  last: LastTold<Step, Conflict, Move, Solution> = {},
  chapter = 0,
): Runs<Hint<Step, Conflict, Move, Solution>> {
  function* asking() {
    if (last.hinting === undefined || last.hinting.isBusy) last.hinting = new Hinting(question);
    return yield* last.hinting.hint(after, chapter);
  }
  return runsOf(asking(), NODES_PER_PAUSE);
}

class Hinting<Truth, Step, Conflict, Solution, Move> {
  isBusy = false;
  readonly #question: Question<Truth, Step, Conflict, Solution, Move>;
  /** Of the easiest chapter. */
  #telling: Telling<Truth, Step> | undefined;
  /** Goes on to find out what is true, where that has been guessed. */
  #finding: Generator<void, Truth | undefined> | undefined;
  #truth: Truth | undefined;
  /** What is said where no step is left to tell. */
  #end: Hint<Step, Conflict, Move, Solution> | undefined;

  constructor(question: Question<Truth, Step, Conflict, Solution, Move>) {
    this.#question = question;
  }

  *hint(after: number, chapter: number): Generator<void, Hint<Step, Conflict, Move, Solution>> {
    this.isBusy = true;
    const hint = chapter === 0 ? yield* this.#ofEasiest(after) : yield* this.#ofOther(chapter - 1, after);
    this.isBusy = false;
    return hint;
  }

  *#ofEasiest(after: number): Generator<void, Hint<Step, Conflict, Move, Solution>> {
    if (this.#telling === undefined && this.#end === undefined) yield* this.#begin();
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

  *#ofOther(number: number, after: number): Generator<void, Hint<Step, Conflict, Move, Solution>> {
    const easiest = yield* this.#ofEasiest(Number.POSITIVE_INFINITY);
    if (easiest.status !== 'hint') return easiest;
    if (this.#telling === undefined || easiest.choice !== undefined) return { status: 'none' };
    const other = yield* this.#telling.other(number);
    return (other && hintOf(other, after)) ?? { status: 'none' };
  }

  *#begin(): Generator<void> {
    const { truth, guess, finding } = yield* findTruthSoon(this.#question);
    if (guess === undefined) return yield* this.#goOnBy(truth);
    this.#finding = finding;
    this.#tellBy(guess);
  }

  *#goOnBy(truth: Truth | undefined): Generator<void> {
    this.#finding = undefined;
    this.#truth = truth;
    if (truth !== undefined) return this.#tellBy(truth);
    this.#telling = undefined;
    this.#end = { status: 'conflict', conflict: yield* this.#question.findConflict() };
  }

  #tellBy(truth: Truth): void {
    this.#telling = this.#question.telling(true);
    this.#telling.goBy(truth);
  }

  /** Undefined where nothing more can be told. */
  *#tell(after: number): Generator<void, Hint<Step, Conflict, Move, Solution> | undefined> {
    const telling = this.#telling;
    if (telling === undefined) return undefined;
    if (telling.told.steps.length === 0 && !(yield* telling.tell())) return undefined;
    return hintOf(telling.told, after);
  }

  *#findEnd(): Generator<void, Hint<Step, Conflict, Move, Solution>> {
    const truth = this.#truth;
    if (truth === undefined || this.#question.isUnique(truth)) return { status: 'solved' };
    const differ = yield* this.#question.findDiffer();
    return { status: 'hint', choice: { move: this.#question.choiceIn(differ), differ } };
  }
}

/** Of what has been told so far. */
function hintOf<Step, Conflict, Move, Solution>(
  { steps, chapters }: Told<Step>,
  after: number,
): Hint<Step, Conflict, Move, Solution> | undefined {
  const isTold = steps.length <= after;
  const index = isTold ? steps.length - 1 : after;
  const chapter = chapters.find((each) => each.steps.includes(index));
  const end = chapter?.steps.at(-1);
  if (chapter === undefined || end === undefined) return undefined;
  return { status: 'hint', steps: steps.slice(0, end + 1), chapter, index, ...(isTold ? { isTold } : {}) };
}
