/**
 * The contract of explanations. A step is typed data of its kind and holds no word: sentences come from a `Language`,
 * JSON is made where it is written, and drawings, pages, hints and grades read the step itself.
 */
import type { Look } from '../drawing/svg-file.js';
import type { JsonObject } from '../json-value.js';
import type { Problem } from '../problem.js';
import type { Runs } from '../search.js';
import type { Grade, Technique } from './grade.js';

/** What steps of all kinds have; what they conclude is the kind's own. */
export interface AnyStep {
  readonly technique: string;
  /** Never empty, and nothing in it can be left out. */
  readonly because: readonly object[];
}

/** What cannot hold together; nothing in `because` can be left out. */
export interface AnyConflict {
  /** What sort of contradiction it is, as the kind calls it. */
  readonly class: string;
  /** Which one of that sort, where it has a name. */
  readonly reason?: string;
  readonly because: readonly object[];
  /** Is something of it what a player has placed? */
  readonly isOfPlayer: boolean;
}

export interface Explanation<Step = AnyStep, Conflict = AnyConflict> {
  /** One solution, and the steps lead to it; what all solutions share, and no more can be known; or none. */
  readonly status: 'explained' | 'ambiguous' | 'conflict';
  readonly steps: readonly Step[];
  /** What the solutions of an ambiguous puzzle do not share, as the kind says it. */
  readonly open?: readonly object[];
  readonly conflict?: Conflict;
}

export interface Hint<Step = AnyStep, Conflict = AnyConflict> {
  readonly status: 'hint' | 'solved' | 'conflict';
  /** What moves the player on most easily; it rests on what the puzzle and the player have given alone. */
  readonly step?: Step;
  /** The steps that lead there, where they can be told one by one and rest on nothing more. */
  readonly way?: readonly Step[];
  readonly conflict?: Conflict;
}

/** An explanation under way. */
export interface Explaining<Step = AnyStep, Conflict = AnyConflict> extends Runs<Explanation<Step, Conflict>> {
  /** The steps to what is known by now, for when time is up; they may rest on a little more than they need. */
  soFar(): readonly Step[];
}

/** How a kind of puzzle explains. */
export interface Explainer<
  Puzzle,
  Solution,
  Move,
  Step extends AnyStep = AnyStep,
  Conflict extends AnyConflict = AnyConflict,
> {
  /** The easiest first. */
  readonly techniques: readonly Technique[];
  /** By code, such as `en`, which there always is. */
  readonly languages: { readonly en: Language<Puzzle, Solution, Step, Conflict> } & Readonly<
    Record<string, Language<Puzzle, Solution, Step, Conflict>>
  >;
  /** From the givens, or from what a player has placed, as far as one can know. */
  explain(puzzle: Puzzle, progress?: Solution): Explaining<Step, Conflict>;
  hint(puzzle: Puzzle, progress?: Solution): Runs<Hint<Step, Conflict>>;
  /** Why there is no solution, where that there is none is known already: it is not proved again. */
  conflict(puzzle: Puzzle, progress?: Solution): Runs<Conflict>;
  /** Why this cannot be what a player has placed, whether it leads anywhere or not. Only what has no problems is explained. */
  misplaced(puzzle: Puzzle, progress: Solution): readonly Problem[];
  /** What a step places. */
  moves(step: Step): readonly Move[];
  /** All of a step but its technique and its sentence, for programs. */
  stepToJson(puzzle: Puzzle, step: Step): JsonObject;
  becauseToJson(because: Step['because'] | Conflict['because']): JsonObject[];
  /** A step in characters, for a terminal: `[ ]` stands around what it concludes, `·` before what it rests on. */
  draw(
    puzzle: Puzzle,
    scene: Scene<Step, Conflict, Solution>,
    options?: { readonly color?: boolean | undefined },
  ): string;
  readonly figures: Figures<Puzzle, Solution, Step, Conflict>;
}

/** How a kind tells its steps in one language. */
export interface Language<Puzzle, Solution, Step = AnyStep, Conflict = AnyConflict> {
  /** What explanations of all kinds say. */
  readonly words: ExplanationWords;
  /** In one or two sentences, why and what. */
  step(puzzle: Puzzle, scene: StepScene<Step, Solution>): string;
  hint(puzzle: Puzzle, hint: HintStep<Step>, progress?: Solution): string;
  conflict(puzzle: Puzzle, conflict: Conflict): string;
  /** Each premise in a few words. */
  premises(puzzle: Puzzle, because: readonly object[]): readonly PremiseName[];
  /** What a step has concluded, in short. */
  conclusion(puzzle: Puzzle, scene: StepScene<Step, Solution>): string;
  /** What stays open, a line each. */
  open(open: readonly object[]): readonly string[];
  /** What a technique does, in one sentence. */
  idea(technique: string): string;
  /** The pictures of a page, in words. */
  readonly labels: Labels<Puzzle, Solution, Step, Conflict>;
  /** What the marks of a board in characters mean. */
  readonly marks: string;
  /** What lines between cells mean in pictures, where a kind has them. */
  readonly pairs?: string;
}

export interface PremiseName {
  readonly text: string;
  /** Where it is an earlier step, its number from 0. */
  readonly step?: number;
}

/** What is to be seen in each of the `Figures`. */
export interface Labels<Puzzle, Solution, Step, Conflict> {
  puzzle(puzzle: Puzzle): string;
  /** What lies beside the board, where it cannot be drawn. */
  beside(puzzle: Puzzle): string;
  scene(puzzle: Puzzle, scene: Scene<Step, Conflict, Solution>): string;
  after(puzzle: Puzzle, steps: readonly Step[]): string;
}

/** A hint that has a step. */
export type HintStep<Step> = Required<Pick<Hint<Step>, 'step' | 'way'>>;

/** One of several steps, with all that was known before it. */
export interface StepScene<Step, Solution> {
  readonly steps: readonly Step[];
  readonly index: number;
  /** What was placed before the first step. */
  readonly progress?: Solution | undefined;
}

/** What is drawn: a step, or a conflict on the board it is on. */
export type Scene<Step, Conflict, Solution> =
  | StepScene<Step, Solution>
  | { readonly conflict: Conflict; readonly progress?: Solution | undefined };

/** Pictures for one page: SVG elements that share a look, which the page has to bring, each with what it says in words. */
export interface Figures<Puzzle, Solution, Step = AnyStep, Conflict = AnyConflict> {
  readonly look: Look;
  /** With what lies beside the board, which some puzzles need words for. */
  puzzle(puzzle: Puzzle, label: string, beside: string): string;
  /** What a step concludes has a bold outline, what it rests on is hatched. */
  scene(puzzle: Puzzle, scene: Scene<Step, Conflict, Solution>, label: string): string;
  /** The board after all steps. */
  after(puzzle: Puzzle, steps: readonly Step[], label: string): string;
}

/** What explanations of every kind say, whatever the language; what a kind says of its own is in its `Language`. */
export interface ExplanationWords {
  /** As HTML names it. */
  readonly code: string;
  title(name: string): string;
  readonly stepByStep: string;
  readonly concluded: string;
  readonly restsOn: string;
  readonly coordinates: string;
  readonly outcome: { readonly explained: string; readonly ambiguous: string; readonly conflict: string };
  grade(grade: Grade): string;
  /** Between a technique and what a step rests on. */
  readonly from: string;
  readonly whyNoSolution: string;
  /** That none of these parts can be left out. */
  minimal(parts: readonly string[]): string;
  readonly solved: string;
  readonly noOtherSolution: string;
  readonly staysOpen: string;
  readonly restIsOpen: string;
  /** The same for a terminal. */
  unsolvable(conflictClass: string): string;
  readonly solvedUniquely: string;
  /** Before a list of what stays open. */
  ambiguous(sharesNothing: boolean): string;
  readonly hints: HintWords;
}

/** What is said around a hint, in a terminal. */
export interface HintWords {
  readonly solved: string;
  readonly nothingCertain: string;
  lookAt(premises: readonly string[]): string;
  so(conclusion: string): string;
  /** By what the player has placed, or from the start. */
  readonly contradicted: string;
  readonly unsolvable: string;
  readonly askWhy: string;
}
