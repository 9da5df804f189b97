/** Explanations and hints of any kind, from what the kind knows of one board. */
import type { JsonObject } from '../data.js';
import { type Runs, runsOf } from '../search.js';
import type {
  AnyConflict,
  AnyStep,
  Chapter,
  ChapterScene,
  Differ,
  Explainer,
  Explaining,
  Explanation,
  Hint,
  Language,
  StepScene,
  WhyNot,
} from './explainer.js';
import { hardestTechnique } from './technique.js';

/** A board to be explained, with what a player has placed on it. */
export interface Question<Truth, Step, Conflict, Solution, Move> {
  /** What a player has placed. */
  readonly given: readonly unknown[];
  /** What is true of every solution; undefined where there is none. */
  findTruth(): Generator<void, Truth | undefined>;
  /** As if the first solution found were the only one, for where it takes long to find out; undefined where there is none. */
  findGuess(): Generator<void, Truth | undefined>;
  isUnique(truth: Truth): boolean;
  /** How many solutions there are, none, one or more: that is known sooner than what all of them share. */
  countToTwo(): Generator<void, number>;
  findDiffer(): Generator<void, Differ<Solution>>;
  /** What to place in the first of two solutions, where they differ. */
  choiceIn(differ: Differ<Solution>): Move;
  /** Whether what is given can be finished, or some of it. */
  readonly finish: Finish;
  /** Why there is no solution. @param id of those given what is wrong, where that is known: all others can stay */
  findConflict(id?: number): Generator<void, Conflict>;
  /** What is seen at a look to be wrong with one of those given, by number; undefined where that is nothing. */
  findPlainConflict(id: number): Generator<void, Conflict | undefined>;
  /** The steps by which one sees it, if that takes any. */
  stepsTo(conflict: Conflict): readonly Step[];
  /** @param onlyPlacing is nothing told but what leads to something to place? */
  telling(onlyPlacing?: boolean): Telling<Truth, Step>;
}

/** What lies between two pauses takes about as long as this many nodes of a search, so searches pause as often. */
export const NODES_PER_PAUSE = 30;

/** Undefined where there is none. Pauses now and then. */
export function* firstSolution<Solution>(search: Runs<Solution>): Generator<void, Solution | undefined> {
  for (let step = search.run(NODES_PER_PAUSE); ; step = search.run(NODES_PER_PAUSE)) {
    if (step.type !== 'paused') return step.type === 'solution' ? step.solution : undefined;
    yield;
  }
}

/** How many solutions a search finds, two at most. */
export function* countToTwo(search: Runs<unknown>): Generator<void, number> {
  for (let count = 0; ; count++) if (count === 2 || (yield* firstSolution(search)) === undefined) return count;
}

/** What has been told of a board. */
export type Told<Step> = Pick<Explanation<Step>, 'steps' | 'chapters'>;

/** Tells a board chapter by chapter. */
export interface Telling<Truth, Step> {
  /** From here on this is what is looked for; it may be guessed, and nothing rests on it. */
  goBy(truth: Truth): void;
  /** Tells the next chapter; false where no more can be told. Pauses now and then. */
  tell(): Generator<void, boolean>;
  /** Has everything been told that is certain? */
  readonly isComplete: boolean;
  readonly told: Told<Step>;
  /** A chapter that a player could begin with instead of the first, by number from 0; undefined where there are fewer. */
  other(number: number): Generator<void, Told<Step> | undefined>;
}

/** To all that every solution shares. */
export function explainQuestion<Truth, Step, Conflict, Solution, Move>(
  question: Question<Truth, Step, Conflict, Solution, Move>,
): Explaining<Step, Conflict, Solution> {
  const telling = question.telling();
  function* tellBy(truth: Truth): Generator<void, boolean> {
    telling.goBy(truth);
    while (yield* telling.tell()) yield;
    return telling.isComplete;
  }
  function* explaining(): Generator<void, Explanation<Step, Conflict, Solution>> {
    const { truth: known, guess, finding } = yield* findTruthSoon(question);
    // Steps are sound whatever they are looked for by: where they lead to one solution, there is no other. Where they
    // do not, they are part of what is told in the end.
    if (guess !== undefined && (yield* tellBy(guess))) return { status: 'explained', ...telling.told };
    const truth = guess === undefined ? known : yield* finding;
    if (truth === undefined) {
      const conflict = yield* question.findConflict();
      const steps = question.stepsTo(conflict);
      return { status: 'conflict', steps, chapters: chaptersOf(steps.length === 0 ? [] : [steps.length]), conflict };
    }
    yield* tellBy(truth);
    if (question.isUnique(truth)) return { status: 'explained', ...telling.told };
    return { status: 'ambiguous', ...telling.told, differ: yield* question.findDiffer() };
  }

  return { ...runsOf(explaining(), NODES_PER_PAUSE), soFar: () => telling.told };
}

/** After so many pauses, whether there is another solution takes long to find out. */
const PAUSES_FOR_TRUTH = 1_000;

interface SoonFound<Truth> {
  /** Undefined where there is no solution, or it is only guessed. */
  readonly truth?: Truth | undefined;
  readonly guess?: Truth;
  readonly finding: Generator<void, Truth | undefined>;
}

/** What is true, or a guess where it takes long to find out, which can be gone on with then. */
export function* findTruthSoon<Truth>(question: {
  findTruth(): Generator<void, Truth | undefined>;
  findGuess(): Generator<void, Truth | undefined>;
}): Generator<void, SoonFound<Truth>> {
  const finding = question.findTruth();
  const soon = yield* within(finding, PAUSES_FOR_TRUTH);
  if (soon.done) return { truth: soon.value, finding };
  const guess = yield* question.findGuess();
  return guess === undefined ? { truth: yield* finding, finding } : { guess, finding };
}

/** Work as far as it gets with so many pauses. */
export function* within<Result>(
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

/**
 * Why one of those given cannot stand beside the others.
 * @param id its number
 * @param asked the conflict, with what of it is only asked about
 */
export function whyNotQuestion<Conflict>(
  question: Pick<
    Question<unknown, unknown, Conflict, unknown, unknown>,
    'given' | 'finish' | 'findConflict' | 'findPlainConflict'
  >,
  id: number,
  asked: (conflict: Conflict) => Conflict = (conflict) => conflict,
): Runs<WhyNot<Conflict>> {
  function* asking(): Generator<void, WhyNot<Conflict>> {
    const all = [...question.given.keys()];
    const has = yield* question.finish(all.filter((each) => each !== id));
    if (has === undefined) {
      // What could stay by itself is not to blame.
      const plain = (yield* question.finish([id])) === undefined ? yield* question.findPlainConflict(id) : undefined;
      return plain === undefined ? { status: 'lost' } : { status: 'forbidden', conflict: asked(plain) };
    }
    if (has(id) || (yield* question.finish(all)) !== undefined) return { status: 'open' };
    return { status: 'forbidden', conflict: asked(yield* question.findConflict(id)) };
  }
  return runsOf(asking(), NODES_PER_PAUSE);
}

/** @param ends by chapter: how many steps were told at its end */
export function chaptersOf(ends: readonly number[]): Chapter[] {
  return ends.map((end, i) => {
    const start = ends[i - 1] ?? 0;
    return { steps: Array.from({ length: end - start }, (_, step) => start + step) };
  });
}

/** A step as a hint, with the chapter that it is told of. */
type HintScene<Step, Solution> = StepScene<Step, Solution> & Pick<Hint, 'chapter' | 'isTold'>;

/** What a hint says, at one of its levels. */
export function hintSaid<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  language: Language<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  scene: HintScene<Step, Solution>,
  reveal: 'where' | 'why' | 'what',
): string {
  const { chapter, isTold } = scene;
  if (!isTold || chapter === undefined) return language.hint[reveal](puzzle, scene);
  return reveal === 'what' ? language.place(puzzle, { ...scene, chapter }) : language.hint.told[reveal](puzzle, scene);
}

/** What a hint says to look at: once all of its chapter has been told, where there is something to place. */
export function hintLook<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  explainer: Explainer<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  scene: HintScene<Step, Solution>,
): readonly JsonObject[] {
  const step = scene.isTold ? scene.steps[scene.index] : undefined;
  const [move] = step === undefined ? [] : explainer.moves(step);
  return move === undefined ? explainer.look(puzzle, scene) : explainer.lookAt(move);
}

/** What is said of a conflict at its end, a line each; nothing where steps have shown it, since they say more. */
export function conflictEnd<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  language: Language<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  conflict: Conflict,
): readonly string[] {
  return (conflict.chain ?? []).length > 0 ? [] : [language.conflict(puzzle, conflict)];
}

export function stepCalled<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  language: Language<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  scene: StepScene<Step, Solution>,
): string {
  return language.stepTechnique?.(puzzle, scene) ?? language.technique(scene.steps[scene.index]?.technique ?? '');
}

/** The name of its last step, where that has one of its own, else its hardest technique; undefined where it has no steps. */
export function chapterCalled<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  { techniques }: Pick<Explainer<Puzzle, Solution, Move, Step, Conflict>, 'techniques'>,
  language: Language<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  { steps, chapter }: ChapterScene<Step, Solution>,
): string | undefined {
  const index = chapter.steps.at(-1);
  const own = chapter.steps.flatMap((step) => steps[step] ?? []);
  const hardest = hardestTechnique(own, techniques);
  if (index === undefined || hardest === undefined) return undefined;
  return language.stepTechnique?.(puzzle, { steps, index }) ?? language.technique(hardest);
}

/**
 * Looks for a solution with some of what is placed, by number; says of all else that is placed whether that solution has
 * it too. Undefined where there is none.
 */
export type Finish = (some: readonly number[]) => Generator<void, ((id: number) => boolean) | undefined>;

/** Each that can be finished together with all that were kept before it. */
export function* keepable(order: readonly number[], finish: Finish): Generator<void, readonly number[]> {
  const kept: number[] = [];
  const first = yield* finish(kept);
  if (first === undefined) return [];
  let has = first;
  for (const id of order) {
    if (!has(id)) {
      const other = yield* finish([...kept, id]);
      if (other === undefined) continue;
      has = other;
    }
    kept.push(id);
  }
  return kept;
}
