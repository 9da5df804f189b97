import type { JsonObject } from '../data.js';
import { hintLook, hintSaid, stepCalled } from '../explaining/explain.js';
import type { AnyConflict, AnyStep, Chapter, Differ, Explanation, Hint, StepSaid } from '../explaining/explainer.js';
import type { Grade, GradeSummary } from '../grade.js';
import { type AnyFront, type ExplainerOf, type FrontKind, shapedSolution } from './front-kind.js';
import { type Limits, requireVerified, runWithin, type Stopped, wholeNumberOf } from './solving.js';

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

interface StepsWithText<K extends AnyFront> {
  readonly steps: readonly StepWithText<K['Step']>[];
  /** Every step is in one of them. */
  readonly chapters: readonly ChapterWithText<K['Move']>[];
}

export type ExplainResult<K extends AnyFront> =
  /** One solution, and the steps lead to it. */
  | (StepsWithText<K> & { readonly status: 'explained'; readonly solution: K['Solution'] })
  /** Several: the steps lead to all that they share; `differ` has two of them, and says in `lines` what is free. */
  | (StepsWithText<K> & {
      readonly status: 'ambiguous';
      readonly differ: Differ<K['Solution']> & { readonly lines: readonly string[] };
    })
  /** None, and why. */
  | (StepsWithText<K> & { readonly status: 'conflict'; readonly conflict: ConflictWithText<K['Conflict']> })
  /** The chapters found so far. */
  | (StepsWithText<K> & Stopped);

export type HintResult<K extends AnyFront> =
  | {
      readonly status: 'hint';
      readonly step: StepWithText<K['Step']>;
      /** From where the player stands to the end of the chapter; reasons refer to steps by their index here. */
      readonly steps: readonly StepWithText<K['Step']>[];
      /** Index of `step` in `steps`: the number of steps told before it. */
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
  /** Nothing more can be proved, since several ways work: what to place in one of them, and where two of them differ. */
  | {
      readonly status: 'choice';
      readonly choice: K['Move'];
      readonly differ: Differ<K['Solution']>;
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
  | { readonly status: 'conflict'; readonly conflict: ConflictWithText<K['Conflict']> }
  | Stopped;

export interface HintAsked<Solution> {
  /** What is already placed. */
  readonly progress?: Solution | undefined;
  /** How many steps of the chapter have been told since the last of it was placed: 0 by default. */
  readonly after?: number | undefined;
  /** Which chapter: 0, the default, for the easiest, 1 for the next easiest that can be begun without it, and so on. */
  readonly chapter?: number | undefined;
}

export type GradeResult =
  | { readonly status: 'graded'; readonly grade: Grade }
  /** There are several solutions, so that reasoning alone does not lead to one. */
  | { readonly status: 'ambiguous' }
  | { readonly status: 'conflict' }
  | (Stopped & { readonly known: GradeSummary });

/** Makes a kind's `explain`, `hint` and `grade` from its explainer. */
export function explainingOf<K extends AnyFront>(kind: FrontKind<K>, explainer: ExplainerOf<K>) {
  const { checking } = kind;

  async function explain(puzzle: K['Puzzle'], limits?: Limits): Promise<ExplainResult<K>> {
    const own = checking.assured(puzzle);
    const work = explainer.explain(own);
    const done = await runWithin(work, limits);
    return explained(kind, explainer, own, done.value ?? { ...done, ...work.soFar() });
  }

  async function hint(puzzle: K['Puzzle'], asked?: HintAsked<K['Solution']> & Limits): Promise<HintResult<K>> {
    const own = checking.assured(puzzle);
    const { progress: given, after = 0, chapter = 0 } = asked ?? {};
    const progress = given === undefined ? undefined : shapedSolution(kind, given);
    const wrong = progress === undefined ? [] : explainer.misplaced(own, progress);
    if (wrong.length > 0) throw checking.refusal(wrong);
    const work = explainer.hint(own, progress, wholeNumberOf('after', after), wholeNumberOf('chapter', chapter));
    const found = await runWithin(work, asked);
    return hinted(kind, explainer, own, progress, found.value ?? found);
  }

  async function grade(puzzle: K['Puzzle'], limits?: Limits): Promise<GradeResult> {
    const own = checking.assured(puzzle);
    const work = explainer.grade(own);
    const { value, ...stopped } = await runWithin(work, limits);
    if (value === undefined) return { ...(stopped as Stopped), known: work.soFar() };
    return value.status === 'graded' ? { status: 'graded', grade: value.grade } : value;
  }

  return { explain, hint, grade };
}

function explained<K extends AnyFront>(
  { verify, solutionAfter, tidy }: FrontKind<K>,
  explainer: ExplainerOf<K>,
  puzzle: K['Puzzle'],
  done:
    | Explanation<K['Step'], K['Conflict'], K['Solution']>
    | (Stopped & Pick<Explanation<K['Step']>, 'steps' | 'chapters'>),
): ExplainResult<K> {
  const { en } = explainer.languages;
  const { steps } = done;
  const told = {
    steps: steps.map((_, index) => toldStep(explainer, puzzle, { steps, index })),
    chapters: done.chapters.map((chapter): ChapterWithText<K['Move']> => {
      const scene = { steps, chapter };
      return {
        steps: chapter.steps,
        title: en.title(puzzle, scene),
        text: en.chapter(puzzle, scene),
        place: en.place(puzzle, scene),
        places: chapter.steps.flatMap((step) => explainer.moves(requireRecord(steps[step]))),
      };
    }),
  };
  switch (done.status) {
    case 'explained': {
      const moves = steps.flatMap((step) => explainer.moves(step));
      return {
        status: 'explained',
        ...told,
        solution: requireVerified(verify, puzzle, tidy(solutionAfter(puzzle, moves))),
      };
    }
    case 'ambiguous': {
      const differ = requireRecord(done.differ);
      for (const solution of differ.solutions) requireVerified(verify, puzzle, solution);
      return { status: 'ambiguous', ...told, differ: { ...differ, lines: en.differ(puzzle, differ) } };
    }
    case 'conflict':
      return { status: 'conflict', ...told, conflict: toldConflict(explainer, puzzle, requireRecord(done.conflict)) };
    case 'stopped':
      return { status: 'stopped', reason: done.reason, ...told };
  }
}

function hinted<K extends AnyFront>(
  { verify, solutionAfter }: FrontKind<K>,
  explainer: ExplainerOf<K>,
  puzzle: K['Puzzle'],
  progress: K['Solution'] | undefined,
  found: Hint<K['Step'], K['Conflict'], K['Move'], K['Solution']> | Stopped,
): HintResult<K> {
  const { en } = explainer.languages;
  switch (found.status) {
    case 'hint': {
      const { choice, steps = [], index = 0, chapter, isTold = false } = found;
      if (choice !== undefined) {
        const { move, differ } = choice;
        for (const solution of differ.solutions) requireVerified(verify, puzzle, solution);
        const said = en.hint.choice;
        const what = said.what(puzzle, choice);
        const [where, why] = [said.where(puzzle, choice), said.why(puzzle, choice)];
        return { status: 'choice', choice: move, differ, text: what, look: explainer.lookAt(move), where, why, what };
      }
      const scene = { steps, index, progress, ...(chapter && { chapter }), isTold };
      const told = steps.map((_, at) => toldStep(explainer, puzzle, { steps, index: at, progress }));
      const say = (reveal: 'where' | 'why' | 'what') => hintSaid(en, puzzle, scene, reveal);
      return {
        status: 'hint',
        step: requireRecord(told[index]),
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
    case 'solved': {
      const stands = progress === undefined ? solutionAfter(puzzle, []) : explainer.standing(puzzle, progress);
      return { status: 'solved', complete: verify(puzzle, stands).length === 0 };
    }
    case 'conflict':
      return { status: 'conflict', conflict: toldConflict(explainer, puzzle, requireRecord(found.conflict), progress) };
    case 'none':
      return { status: 'none' };
    case 'stopped':
      return found;
  }
}

function toldStep<K extends AnyFront>(
  explainer: ExplainerOf<K>,
  puzzle: K['Puzzle'],
  scene: {
    readonly steps: readonly K['Step'][];
    readonly index: number;
    readonly progress?: K['Solution'] | undefined;
  },
): StepWithText<K['Step']> {
  return withText(requireRecord(scene.steps[scene.index]), explainer.languages.en.told(puzzle, scene));
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
    chain: (chain as readonly Step[]).map((link, i) => withText(link, requireRecord(links[i]))),
  };
}

function toldConflict<K extends AnyFront>(
  explainer: ExplainerOf<K>,
  puzzle: K['Puzzle'],
  whole: K['Conflict'],
  progress?: K['Solution'],
): ConflictWithText<K['Conflict']> {
  const { chain, ...conflict } = whole;
  const text = explainer.languages.en.conflict(puzzle, whole);
  if (chain === undefined) return { ...conflict, text };
  // The steps of a conflict are those of its kind.
  const steps = chain as readonly unknown[] as readonly K['Step'][];
  const told = steps.map((_, index) => toldStep(explainer, puzzle, { steps, index, progress }));
  return { ...conflict, text, chain: told as readonly unknown[] as readonly StepWithText<LinkOf<K['Conflict']>>[] };
}

function requireRecord<T>(record: T | undefined): T {
  if (record === undefined) throw new Error('an explanation or a hint came without its record; please report it');
  return record;
}
