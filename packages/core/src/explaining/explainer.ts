/**
 * The contract of explanations. A step is typed data of its kind and holds no word: sentences come from a `Language`,
 * JSON is made where it is written, and drawings, pages, hints and grades read the step itself.
 */
import type { Cell, JsonObject } from '../data.js';
import type { Look } from '../drawing/svg-file.js';
import type { Grade, Grading, Label } from '../grade.js';
import type { Problem } from '../problem.js';
import type { Runs } from '../search.js';
import type { Technique } from './technique.js';

/** One use of a technique; what it concludes is the kind's own. */
export interface AnyStep {
  readonly technique: string;
  /** What its claim is about, and the steps before it that it cannot do without. Never empty. */
  readonly because: readonly object[];
  /** Where it supposes something, what that leads to: the last link is impossible. */
  readonly chain?: readonly AnyStep[];
}

/** What was told before: an earlier step, from 0; in a chain, what is supposed or an earlier link. */
export type EarlierPremise = { readonly step: number } | { readonly suppose: true } | { readonly link: number };

/** Steps that lead to one thing to place, one after another, by number. */
export interface Chapter {
  readonly steps: readonly number[];
}

/** Why nothing can be finished; `because` is what that is about. */
export interface AnyConflict {
  /** What sort of contradiction it is, as the kind calls it. */
  readonly class: string;
  readonly because: readonly object[];
  /** How one sees it, where that takes more than one look: the steps of a chapter, of which the last is impossible. */
  readonly chain?: readonly AnyStep[];
  /** The move that is only asked about, which `because` names among what a player has placed. */
  readonly supposed?: unknown;
}

export interface Explanation<Step = AnyStep, Conflict = AnyConflict, Solution = unknown> {
  /** One solution, and the steps lead to it; what all solutions share, and no more can be known; or none. */
  readonly status: 'explained' | 'ambiguous' | 'conflict';
  /** Where there is no solution: those of the conflict. */
  readonly steps: readonly Step[];
  /** Every step is in one of them. */
  readonly chapters: readonly Chapter[];
  /** Where solutions differ, where there are several. */
  readonly differ?: Differ<Solution>;
  readonly conflict?: Conflict;
}

/** Two solutions that differ in as few cells as possible, and the smallest parts of the board that are free. */
export interface Differ<Solution> {
  readonly solutions: readonly [Solution, Solution];
  /** Where these two differ. */
  readonly cells: readonly Cell[];
  /** Parts that can be filled in another way while everything else stays, each as small as can be. */
  readonly free: readonly (readonly Cell[])[];
  /** How many solutions change cells outside these parts, where all are known; else 0. */
  readonly beyond: number;
  /** How many solutions were found; there may be more. */
  readonly found: number;
  readonly isAll: boolean;
}

/** How many solutions a puzzle has; where there are several, where they differ. */
export type HowMany<Solution> =
  | { readonly status: 'none' | 'one' }
  | { readonly status: 'several'; readonly differ: Differ<Solution> };

export interface Hint<Step = AnyStep, Conflict = AnyConflict, Move = unknown, Solution = unknown> {
  /** None: another chapter was asked for, and no more can be begun where the player stands. */
  readonly status: 'hint' | 'none' | 'solved' | 'conflict';
  /** The steps from where the player stands to the end of a chapter: the one asked for, or a later one if that has been told. */
  readonly steps?: readonly Step[];
  /** The chapter that is told, the last of these steps. */
  readonly chapter?: Chapter;
  /** The step that is told: so many were told before. */
  readonly index?: number;
  /** Have all steps of the chapter been told already? Then it is the last one, and what they lead to can be placed. */
  readonly isTold?: boolean;
  /** Where nothing more can be proved since several ways work. */
  readonly choice?: OneWay<Move, Solution>;
  readonly conflict?: Conflict;
}

/** One of several ways that work: what to place there, and where another differs from it. */
export interface OneWay<Move, Solution> {
  readonly move: Move;
  readonly differ: Differ<Solution>;
}

/** Can a board be finished? If not, by what the player has placed, or from the start? */
export type Verdict = 'open' | 'lost' | 'unsolvable';

/** Why something cannot be placed where a player stands. */
export type WhyNot<Conflict = AnyConflict> =
  /** It can be: the board can be finished with it. */
  | { readonly status: 'open' }
  /** Without it the board cannot be finished either, and nothing is plainly wrong with it. */
  | { readonly status: 'lost' }
  /** The reason rests on it as on what the player has placed. */
  | { readonly status: 'forbidden'; readonly conflict: Conflict }
  /** It cannot be placed at all, whatever the rules say. */
  | { readonly status: 'misplaced'; readonly problems: readonly Problem[] };

/** An explanation under way. */
export interface Explaining<Step = AnyStep, Conflict = AnyConflict, Solution = unknown>
  extends Runs<Explanation<Step, Conflict, Solution>> {
  /** The chapters that are finished by now, for when time is up. */
  soFar(): Pick<Explanation<Step, Conflict, Solution>, 'steps' | 'chapters'>;
}

/** How a kind of puzzle explains. */
export interface Explainer<
  Puzzle,
  Solution,
  Move,
  Step extends AnyStep = AnyStep,
  Conflict extends AnyConflict = AnyConflict,
> {
  /** In the order in which they are tried, then those that suppose something. */
  readonly techniques: readonly Technique[];
  readonly languages: {
    readonly en: Language<Puzzle, Solution, Move, Step, Conflict>;
    /** The same with marks in place of names. */
    readonly marked: Language<Puzzle, Solution, Move, Step, Conflict>;
  };
  /** From the givens, or from what a player has placed, as far as one can know. */
  explain(puzzle: Puzzle, progress?: Solution): Explaining<Step, Conflict, Solution>;
  /**
   * @param after so many steps of the chapter have been told since the last was placed
   * @param chapter 0 for the easiest, 1 for the next easiest that can be begun here without it, and so on
   */
  hint(
    puzzle: Puzzle,
    progress?: Solution,
    after?: number,
    chapter?: number,
  ): Runs<Hint<Step, Conflict, Move, Solution>>;
  /** Known far sooner than a hint. */
  verdict(puzzle: Puzzle, progress?: Solution): Runs<Verdict>;
  /**
   * Why there is no solution, where that there is none is known already: it is not proved again. It rests on at most three
   * of what a player has placed, if that can be shown.
   */
  conflict(puzzle: Puzzle, progress?: Solution): Runs<Conflict>;
  /** Why a move cannot be made where a player stands, or that nothing forbids it yet. */
  whyNot(puzzle: Puzzle, progress: Solution | undefined, move: Move): Runs<WhyNot<Conflict>>;
  /**
   * Of what a player has placed, what can be kept: each that can be finished together with what was kept before it.
   * @param order the moves in the order in which they were made, as far as that is known
   */
  keepable(puzzle: Puzzle, progress: Solution, order?: readonly Move[]): Runs<readonly Move[]>;
  /** Known far sooner than an explanation. */
  howMany(puzzle: Puzzle): Runs<HowMany<Solution>>;
  /** How hard it is to solve by reasoning. */
  grade(puzzle: Puzzle): Grading;
  /** The most effort of each label. */
  readonly mostEffort: Readonly<Record<Exclude<Label, 'expert'>, number>>;
  /** Why this cannot be what a player has placed, whether it leads anywhere or not. Only what has no problems is explained. */
  misplaced(puzzle: Puzzle, progress: Solution): readonly Problem[];
  /** All that is on the board: what the puzzle gives, and what a player has placed. */
  standing(puzzle: Puzzle, progress: Solution): Solution;
  /** What a step places. */
  moves(step: Step): readonly Move[];
  /** At most two things to look at for a step, in the form of its premises: cells, or whatever else the kind's board has. */
  look(puzzle: Puzzle, scene: StepScene<Step, Solution>): readonly JsonObject[];
  /** What to look at to make a move, in the same form. */
  lookAt(move: Move): readonly JsonObject[];
  /** All of a step but its technique, its chain and its sentence, for programs. */
  stepToJson(puzzle: Puzzle, step: Step): JsonObject;
  /** What a hint may show of a step, for programs, before its conclusion is told: at least what it rests on. */
  whyToJson(puzzle: Puzzle, scene: StepScene<Step, Solution>): JsonObject;
  /** What a step supposes, if it does. */
  supposeToJson(step: Step): JsonObject | undefined;
  becauseToJson(because: Step['because'] | Conflict['because']): JsonObject[];
  /** A step in characters, for a terminal: `[ ]` stands around what it concludes, `·` before what it rests on. */
  draw(
    puzzle: Puzzle,
    scene: Scene<Step, Conflict, Solution>,
    options?: { readonly color?: boolean | undefined },
  ): string;
  readonly figures: Figures<Puzzle, Solution, Step, Conflict>;
}

/** What a step says, or a link of a chain. */
export interface StepSaid {
  readonly sentences: readonly string[];
  /** What is said around its chain: "Suppose it is 4." and "So it is 6." */
  readonly supposition?: { readonly suppose: string; readonly so: string };
  readonly links: readonly StepSaid[];
}

/** How a kind tells its steps; how long each sentence may be is said in its words. */
export interface Language<Puzzle, Solution, Move, Step = AnyStep, Conflict = AnyConflict> {
  /** What explanations of all kinds say. */
  readonly words: ExplanationWords;
  /** A technique's name for people. */
  technique(name: string): string;
  /** What a step uses, for people, where that has a better name than its technique; so does a chapter that ends with it. */
  stepTechnique?(puzzle: Puzzle, scene: StepScene<Step, Solution>): string | undefined;
  /** In one or two sentences, why and what. */
  step(puzzle: Puzzle, scene: StepScene<Step, Solution>): string;
  /** The same sentence by sentence, with its chain. */
  told(puzzle: Puzzle, scene: StepScene<Step, Solution>): StepSaid;
  /** A chapter, to be read alone. */
  chapter(puzzle: Puzzle, scene: ChapterScene<Step, Solution>): string;
  /** The same part by part, each with the step that says it; what to place comes last, with the last step. */
  sentences(
    puzzle: Puzzle,
    scene: ChapterScene<Step, Solution>,
  ): readonly { readonly text: string; readonly step: number }[];
  /** What a chapter is about, in a few words, as a heading: "The 4–5", "r2c1". */
  title(puzzle: Puzzle, scene: ChapterScene<Step, Solution>): string;
  /** What a chapter places, for a hand to carry out; empty where it places nothing. */
  place(puzzle: Puzzle, scene: ChapterScene<Step, Solution>): string;
  /** The step of a scene as a hint. */
  readonly hint: {
    /** Places only. */
    where(puzzle: Puzzle, scene: StepScene<Step, Solution>): string;
    /** The reason and a question; nothing of the conclusion. The technique is told beside it. */
    why(puzzle: Puzzle, scene: StepScene<Step, Solution>): string;
    /** The answer and what to place. */
    what(puzzle: Puzzle, scene: StepScene<Step, Solution>): string;
    /** Where every step of a chapter has been told: where its end is placed, and what was told of that. */
    readonly told: {
      where(puzzle: Puzzle, scene: StepScene<Step, Solution>): string;
      why(puzzle: Puzzle, scene: StepScene<Step, Solution>): string;
    };
    /** Where several ways work: where to choose; where two of them differ, and which to try; how, and what to place in one. */
    readonly choice: {
      where(puzzle: Puzzle, choice: OneWay<Move, Solution>): string;
      why(puzzle: Puzzle, choice: OneWay<Move, Solution>): string;
      what(puzzle: Puzzle, choice: OneWay<Move, Solution>): string;
    };
  };
  conflict(puzzle: Puzzle, conflict: Conflict): string;
  /** Each premise in a few words. */
  premises(puzzle: Puzzle, because: readonly object[]): readonly PremiseName[];
  /** Where solutions differ, a line each part that is free. */
  differ(puzzle: Puzzle, differ: Differ<Solution>): readonly string[];
  /** What a technique does, in one sentence. */
  idea(technique: string): string;
  /** The pictures of a page, in words. */
  readonly labels: Labels<Puzzle, Solution, Step, Conflict>;
  /** What is placed, one at a time: a domino, a number. */
  readonly piece: string;
  /** What the marks of a board in characters mean. */
  readonly marks: string;
  /** What a dashed line around cells means in pictures, where a kind draws any. */
  readonly dashed?: string;
}

export interface PremiseName {
  readonly text: string;
  /** Where it is an earlier step, its number from 0. */
  readonly step?: number;
}

/** What is to be seen in each of the `Figures`. */
export interface Labels<Puzzle, Solution, Step, Conflict> {
  puzzle(puzzle: Puzzle): string;
  /** What belongs to a puzzle and is not drawn, for a page to write under the board; empty where there is nothing. */
  legend(puzzle: Puzzle): string;
  scene(puzzle: Puzzle, scene: Scene<Step, Conflict, Solution>): string;
  after(puzzle: Puzzle, steps: readonly Step[], progress?: Solution): string;
}

/** One of several steps, with all that was known before it. */
export interface StepScene<Step, Solution> {
  readonly steps: readonly Step[];
  readonly index: number;
  /** What was placed before the first step. */
  readonly progress?: Solution | undefined;
}

/** One of several chapters, with all that was known before it. */
export interface ChapterScene<Step, Solution> {
  readonly steps: readonly Step[];
  readonly chapter: Chapter;
  readonly progress?: Solution | undefined;
}

/** What is drawn: a step, a conflict on the board it is on, or one of two solutions, with where they differ. */
export type Scene<Step, Conflict, Solution> =
  | StepScene<Step, Solution>
  | { readonly conflict: Conflict; readonly progress?: Solution | undefined }
  | { readonly differ: Differ<Solution>; readonly solution: 0 | 1 };

/** Pictures for one page: SVG elements that share a look, which the page has to bring, each with what it says in words. */
export interface Figures<Puzzle, Solution, Step = AnyStep, Conflict = AnyConflict> {
  readonly look: Look;
  /** With all that belongs to the puzzle; what cannot be drawn is in the legend. */
  puzzle(puzzle: Puzzle, label: string): string;
  /** What a step concludes, and where solutions differ, has a bold outline; what a step rests on is hatched. */
  scene(puzzle: Puzzle, scene: Scene<Step, Conflict, Solution>, label: string): string;
  /** The board after all steps, from what a player has placed. */
  after(puzzle: Puzzle, steps: readonly Step[], label: string, progress?: Solution): string;
}

/** What explanations of every kind say; what a kind says of its own is in its `Language`. */
export interface ExplanationWords {
  title(name: string): string;
  readonly concluded: string;
  readonly restsOn: string;
  /** What is supposed, and where that fails. */
  readonly supposed: string;
  readonly fails: string;
  readonly coordinates: string;
  readonly outcome: { readonly explained: string; readonly ambiguous: string; readonly conflict: string };
  /** @param hardest the name for people of the hardest technique, where there is one */
  grade(grade: Grade, hardest: string | undefined): string;
  /** Why a puzzle with several solutions has no grade. */
  readonly noGrade: string;
  /** Between a technique and what a step rests on. */
  readonly from: string;
  readonly whyNoSolution: string;
  readonly solved: string;
  readonly noOtherSolution: string;
  /** The heading of how an ambiguous puzzle ends, and what each of two solutions is called. */
  readonly whereTheyDiffer: string;
  readonly twoSolutions: readonly [string, string];
  /** The same for a terminal. */
  readonly unsolvable: string;
  readonly solvedUniquely: string;
  /** Before what solutions do not share. */
  ambiguous(sharesNothing: boolean, differ: Pick<Differ<unknown>, 'found' | 'isAll'>): string;
  /** After what is free, where so many solutions change more than that. */
  beyond(number: number): string;
  /** Before two solutions in characters. */
  readonly bracketed: string;
  readonly hints: HintWords;
}

/** What is said around a hint. */
export interface HintWords {
  readonly solved: string;
  readonly nothingCertain: string;
  /** What is to come where so many steps of the chapter are left. */
  left(left: number): string;
  /** By what the player has placed, or from the start. */
  readonly lost: string;
  readonly unsolvable: string;
}
