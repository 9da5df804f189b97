/** Explanations and hints of any kind, from what the kind knows of one board. */
import { runsOf } from '../runs-of.js';
import type { Runs } from '../search.js';
import { type Reasoner, Teller, type ToldStep } from './chapters.js';
import type { Chapter, Differ, Explaining, Explanation, Hint } from './explainer.js';
import type { AnyPremise, Knowledge } from './reasoning.js';

/** A board to be explained, with what a player has placed on it. */
export interface Question<K extends Knowledge<F>, Truth, F, P extends AnyPremise, Step, Conflict, Solution, Move> {
  /** What a player has placed. */
  readonly given: readonly F[];
  /** What is true of every solution; undefined where there is none. */
  findTruth(): Generator<void, Truth | undefined>;
  /** As if the first solution found were the only one, for where it takes long to find out; undefined where there is none. */
  findGuess(): Generator<void, Truth | undefined>;
  isUnique(truth: Truth): boolean;
  /** Where solutions differ, where there are several. */
  findDiffer(truth: Truth): Generator<void, Differ<Solution>>;
  /** What to place next in one of several solutions; undefined where nothing is left to place. */
  findChoice(): Generator<void, Move | undefined>;
  /** Why there is no solution. */
  findConflict(): Generator<void, Conflict>;
  /** Where the truth is only guessed, nothing may rest on it. */
  reasoner(truth: Truth, options?: { readonly isCertain: boolean }): Reasoner<K, F, P>;
  toSteps(told: readonly ToldStep<F, P>[]): Step[];
}

/** What lies between two pauses takes about as long as this many nodes of a search, so searches pause as often. */
export const NODES_PER_PAUSE = 30;

/** To all that every solution shares. */
export function explainQuestion<K extends Knowledge<F>, Truth, F, P extends AnyPremise, Step, Conflict, Solution, Move>(
  question: Question<K, Truth, F, P, Step, Conflict, Solution, Move>,
): Explaining<Step, Conflict, Solution> {
  let teller: Teller<K, F, P> | undefined;
  const soFar = () => ({ steps: question.toSteps(teller?.steps ?? []), chapters: chaptersOf(teller?.ends ?? []) });

  function* explaining(): Generator<void, Explanation<Step, Conflict, Solution>> {
    const finding = question.findTruth();
    const soon = yield* within(finding, PAUSES_FOR_TRUTH);
    const guess = soon.done ? undefined : yield* question.findGuess();
    if (guess !== undefined) {
      // Steps are sound whatever they are looked for by: where they lead to one solution, there is no other.
      teller = new Teller(question.reasoner(guess, { isCertain: false }), question.given);
      while (yield* teller.tell()) yield;
      if (teller.isComplete) return { status: 'explained', ...soFar() };
    }
    const truth = soon.done ? soon.value : yield* finding;
    if (truth === undefined) {
      return { status: 'conflict', steps: [], chapters: [], conflict: yield* question.findConflict() };
    }
    teller = new Teller(question.reasoner(truth), question.given);
    while (yield* teller.tell()) yield;
    yield* teller.tellRest();
    if (question.isUnique(truth)) return { status: 'explained', ...soFar() };
    return { status: 'ambiguous', ...soFar(), differ: yield* question.findDiffer(truth) };
  }

  return { ...runsOf(explaining(), NODES_PER_PAUSE), soFar };
}

/** After so many pauses, whether there is another solution takes long to find out. */
const PAUSES_FOR_TRUTH = 2_000;

/** Work as far as it gets with so many pauses. */
function* within<Result>(
  work: Generator<void, Result>,
  pauses: number,
): Generator<void, { readonly done: true; readonly value: Result } | { readonly done: false }> {
  for (let left = pauses; left > 0; left--) {
    const { done, value } = work.next();
    if (done) return { done, value };
    yield;
  }
  return { done: false };
}

/** Why there is no solution, for whoever knows that there is none. */
export function conflictQuestion<Conflict extends {}>(question: {
  findConflict(): Generator<void, Conflict>;
}): Runs<Conflict> {
  return runsOf(question.findConflict(), NODES_PER_PAUSE);
}

/** The next step of the easiest chapter, or of the one after it where that has been told. */
export function hintQuestion<K extends Knowledge<F>, Truth, F, P extends AnyPremise, Step, Conflict, Solution, Move>(
  question: Question<K, Truth, F, P, Step, Conflict, Solution, Move>,
  after: number,
): Runs<Hint<Step, Conflict, Move>> {
  return runsOf(hinting(question, after), NODES_PER_PAUSE);
}

function* hinting<K extends Knowledge<F>, Truth, F, P extends AnyPremise, Step, Conflict, Solution, Move>(
  question: Question<K, Truth, F, P, Step, Conflict, Solution, Move>,
  after: number,
): Generator<void, Hint<Step, Conflict, Move>> {
  const truth = yield* question.findTruth();
  if (truth === undefined) return { status: 'conflict', conflict: yield* question.findConflict() };
  const teller = new Teller(question.reasoner(truth), question.given);
  while (teller.steps.length <= after) if (!(yield* teller.tell())) break;
  const chapter = chaptersOf(teller.ends).at(-1);
  if (chapter !== undefined && teller.steps.length > after) {
    return { status: 'hint', steps: question.toSteps(teller.steps), chapter, index: after };
  }
  const choice = question.isUnique(truth) ? undefined : yield* question.findChoice();
  return choice === undefined ? { status: 'solved' } : { status: 'hint', choice };
}

/** @param ends by chapter: how many steps were told at its end */
function chaptersOf(ends: readonly number[]): Chapter[] {
  return ends.map((end, i) => {
    const start = ends[i - 1] ?? 0;
    return { steps: Array.from({ length: end - start }, (_, step) => start + step) };
  });
}
