import type { JsonObject } from '../data.js';
import { stepCalled } from '../explaining/called.js';
import { hintLook, hintSaid } from '../explaining/explain.js';
import type {
  AnyConflict,
  AnyStep,
  Chapter,
  Differ,
  Explainer,
  Explanation,
  Hint,
  StepSaid,
} from '../explaining/explainer.js';
import type { Problem } from '../problem.js';
import { type Limits, type NodeLimit, wholeNumberOf } from './limits.js';
import { awaitOne, type Stopped, takeOne } from './solve.js';

export type WithText<Untold> = Untold & { readonly text: string };

type LinkOf<Chained extends AnyStep | AnyConflict> = NonNullable<Chained['chain']>[number];

/** A step with its sentence; the links of its chain, where it has one, have theirs. */
export type StepWithText<Step extends AnyStep> = WithText<Omit<Step, 'chain'>> & {
  /** Where the step supposes something, what leads to its chain and what follows from it: "Suppose …", "So …". */
  readonly supposition?: { readonly suppose: string; readonly so: string };
  readonly chain?: readonly StepWithText<Step>[];
};

/** A conflict with its sentence, and with those of its chain, where it has one. */
export type ConflictWithText<Conflict extends AnyConflict> = WithText<Omit<Conflict, 'chain'>> & {
  readonly chain?: readonly StepWithText<LinkOf<Conflict>>[];
};

export interface ChapterWithText<Move> extends Chapter {
  readonly title: string;
  readonly text: string;
  /** What to place, in a sentence; empty where it places nothing. */
  readonly place: string;
  readonly places: readonly Move[];
}

interface StepsWithText<Step extends AnyStep, Move> {
  readonly steps: readonly StepWithText<Step>[];
  /** Every step is in one of them. */
  readonly chapters: readonly ChapterWithText<Move>[];
}

export type ExplainResult<Step extends AnyStep, Conflict extends AnyConflict, Solution, Move> =
  /** One solution, and the steps lead to it. */
  | (StepsWithText<Step, Move> & { readonly status: 'explained'; readonly solution: Solution })
  /** Several: the steps lead to all that they share; `differ` has two of them, and says in `lines` what is free. */
  | (StepsWithText<Step, Move> & {
      readonly status: 'ambiguous';
      readonly differ: Differ<Solution> & { readonly lines: readonly string[] };
    })
  /** None, and why. */
  | (StepsWithText<Step, Move> & { readonly status: 'conflict'; readonly conflict: ConflictWithText<Conflict> })
  /** The chapters found so far. */
  | (StepsWithText<Step, Move> & Stopped);

export type HintResult<Step extends AnyStep, Conflict extends AnyConflict, Move> =
  | {
      readonly status: 'hint';
      readonly step: StepWithText<Step>;
      /** The steps from where the player stands to the end of the chapter. `step` is one of them: reasons count them. */
      readonly steps: readonly StepWithText<Step>[];
      /** Which of them it is, from 0: so many were told before. */
      readonly index: number;
      readonly left: number;
      /** Have all steps of the chapter been told? Then it is the last one, and what they lead to can be placed. */
      readonly isTold: boolean;
      /** At most two things on the board, as reasons name them. */
      readonly look: readonly JsonObject[];
      readonly technique: string;
      /** The same hint, told more and more openly. */
      readonly where: string;
      readonly why: string;
      readonly what: string;
    }
  /** Nothing is forced, since several ways work: what to place in one of them. */
  | {
      readonly status: 'choice';
      readonly choice: Move;
      readonly text: string;
      readonly look: readonly JsonObject[];
      readonly where: string;
      readonly why: string;
      readonly what: string;
    }
  /** Nothing is left to tell. `complete`: what is placed is a solution. Otherwise all steps were told before. */
  | { readonly status: 'solved'; readonly complete: boolean }
  /** Another chapter was asked for, and no more can be begun here. */
  | { readonly status: 'none' }
  | { readonly status: 'conflict'; readonly conflict: ConflictWithText<Conflict> }
  | Stopped;

export interface HintAsked<Solution> {
  readonly progress?: Solution | undefined;
  /** So many steps have been told since then. */
  readonly after?: number | undefined;
  /** Which chapter is asked for: 0 for the easiest, 1 for the next easiest that can be begun without it, and so on. */
  readonly chapter?: number | undefined;
}

export interface FrontExplainer<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict> {
  readonly explainer: Explainer<Puzzle, Solution, Move, Step, Conflict>;
  readonly verify: (puzzle: Puzzle, solution: Solution) => readonly Problem[];
  readonly standing: (puzzle: Puzzle, moves: readonly Move[]) => Solution;
  /** What callers hand in as placed; throws where it does not look like that. */
  readonly shaped: (progress: Solution) => Solution;
  readonly refusal: (problems: readonly Problem[]) => Error;
}

export async function explainWith<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  teller: FrontExplainer<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  limits?: Limits | null,
): Promise<ExplainResult<Step, Conflict, Solution, Move>> {
  const work = teller.explainer.explain(puzzle);
  const { value, reason } = await awaitOne(work, limits);
  return explained(teller, puzzle, value ?? { status: 'stopped', reason, ...work.soFar() });
}

export function explainSyncWith<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  teller: FrontExplainer<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  limit?: NodeLimit | null,
): ExplainResult<Step, Conflict, Solution, Move> {
  const work = teller.explainer.explain(puzzle);
  const value = takeOne(work, limit);
  return explained(teller, puzzle, value ?? { status: 'stopped', reason: 'nodes', ...work.soFar() });
}

export async function hintWith<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  teller: FrontExplainer<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  asked?: (HintAsked<Solution> & Limits) | null,
): Promise<HintResult<Step, Conflict, Move>> {
  const { progress, work } = hinting(teller, puzzle, asked);
  const { value, reason } = await awaitOne(work, asked);
  return hinted(teller, puzzle, progress, value ?? { status: 'stopped', reason });
}

export function hintSyncWith<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  teller: FrontExplainer<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  asked?: (HintAsked<Solution> & NodeLimit) | null,
): HintResult<Step, Conflict, Move> {
  const { progress, work } = hinting(teller, puzzle, asked);
  return hinted(teller, puzzle, progress, takeOne(work, asked) ?? { status: 'stopped', reason: 'nodes' });
}

/** What is placed, if that is possible, and the work that a hint takes from there. */
function hinting<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  { explainer, shaped, refusal }: FrontExplainer<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  asked: HintAsked<Solution> | null | undefined,
) {
  const { progress: given, after = 0, chapter = 0 } = asked ?? {};
  const progress = given === undefined ? undefined : shaped(given);
  const wrong = progress === undefined ? [] : explainer.misplaced(puzzle, progress);
  if (wrong.length > 0) throw refusal(wrong);
  const [told, which] = [wholeNumberOf('after', after), wholeNumberOf('chapter', chapter)];
  return { progress, work: explainer.hint(puzzle, progress, told, which) };
}

function explained<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  teller: FrontExplainer<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  done: Explanation<Step, Conflict, Solution> | (Stopped & Pick<Explanation<Step>, 'steps' | 'chapters'>),
): ExplainResult<Step, Conflict, Solution, Move> {
  const { explainer, verify, standing } = teller;
  const { en } = explainer.languages;
  const told = {
    steps: done.steps.map((_, index) => toldStep(teller, puzzle, { steps: done.steps, index })),
    chapters: done.chapters.map((chapter): ChapterWithText<Move> => {
      const scene = { steps: done.steps, chapter };
      return {
        steps: chapter.steps,
        title: en.title(puzzle, scene),
        text: en.chapter(puzzle, scene),
        place: en.place(puzzle, scene),
        places: chapter.steps.flatMap((step) => explainer.moves(required(done.steps[step]))),
      };
    }),
  };
  switch (done.status) {
    case 'explained': {
      const solution = standing(
        puzzle,
        done.steps.flatMap((step) => explainer.moves(step)),
      );
      const [wrong] = verify(puzzle, solution);
      if (wrong !== undefined) throw new Error(`the steps lead to a wrong solution (${wrong.code}); please report it`);
      return { status: 'explained', ...told, solution };
    }
    case 'ambiguous': {
      const differ = required(done.differ);
      const [wrong] = differ.solutions.flatMap((solution) => verify(puzzle, solution));
      if (wrong !== undefined) throw new Error(`what should be a solution is none (${wrong.code}); please report it`);
      return { status: 'ambiguous', ...told, differ: { ...differ, lines: en.differ(puzzle, differ) } };
    }
    case 'conflict':
      return { status: 'conflict', ...told, conflict: toldConflict(teller, puzzle, required(done.conflict)) };
    case 'stopped':
      return { status: 'stopped', reason: done.reason, ...told };
  }
}

function hinted<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  teller: FrontExplainer<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  progress: Solution | undefined,
  found: Hint<Step, Conflict, Move> | Stopped,
): HintResult<Step, Conflict, Move> {
  const { explainer, verify, standing } = teller;
  const { en } = explainer.languages;
  const stands = progress === undefined ? standing(puzzle, []) : explainer.standing(puzzle, progress);
  switch (found.status) {
    case 'hint': {
      const { choice, steps = [], index = 0, chapter, isTold = false } = found;
      if (choice !== undefined) {
        const said = en.hint.choice;
        const what = said.what(puzzle, choice);
        const [where, why] = [said.where(puzzle, choice), said.why(puzzle, choice)];
        return { status: 'choice', choice, text: what, look: explainer.lookAt(choice), where, why, what };
      }
      const scene = { steps, index, progress, ...(chapter && { chapter }), isTold };
      const told = steps.map((_, at) => toldStep(teller, puzzle, { steps, index: at, progress }));
      const step = required(told[index]);
      const say = (reveal: 'where' | 'why' | 'what') => hintSaid(en, puzzle, scene, reveal);
      return {
        status: 'hint',
        step,
        steps: told,
        index,
        left: chapter?.steps.filter((each) => each > index).length ?? 0,
        look: hintLook(explainer, puzzle, scene),
        technique: stepCalled(en, puzzle, scene),
        isTold,
        where: say('where'),
        why: say('why'),
        what: say('what'),
      };
    }
    case 'solved':
      return { status: 'solved', complete: verify(puzzle, stands).length === 0 };
    case 'conflict':
      return { status: 'conflict', conflict: toldConflict(teller, puzzle, required(found.conflict), progress) };
    case 'none':
      return { status: 'none' };
    case 'stopped':
      return found;
  }
}

function toldStep<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  { explainer }: FrontExplainer<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  scene: { readonly steps: readonly Step[]; readonly index: number; readonly progress?: Solution | undefined },
): StepWithText<Step> {
  return withText(required(scene.steps[scene.index]), explainer.languages.en.told(puzzle, scene));
}

function withText<Step extends AnyStep>(
  { chain, ...step }: Step,
  { sentences, supposition, links }: StepSaid,
): StepWithText<Step> {
  const told = { ...step, text: sentences.join(' ') };
  if (chain === undefined || supposition === undefined) return told;
  return {
    ...told,
    supposition,
    chain: (chain as readonly Step[]).map((link, i) => withText(link, required(links[i]))),
  };
}

function toldConflict<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  teller: FrontExplainer<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  whole: Conflict,
  progress?: Solution,
): ConflictWithText<Conflict> {
  const { chain, ...conflict } = whole;
  const text = teller.explainer.languages.en.conflict(puzzle, whole);
  if (chain === undefined) return { ...conflict, text };
  // The steps of a conflict are those of its kind.
  const steps = chain as readonly unknown[] as readonly Step[];
  const told = steps.map((_, index) => toldStep(teller, puzzle, { steps, index, progress }));
  return { ...conflict, text, chain: told as readonly unknown[] as readonly StepWithText<LinkOf<Conflict>>[] };
}

function required<Record>(record: Record | undefined): Record {
  if (record === undefined) throw new Error('an explanation or a hint came without its record; please report it');
  return record;
}
