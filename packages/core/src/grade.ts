/** The contract of grades: how hard a puzzle is. */
import type { JsonObject } from './json-value.js';
import type { Runs } from './search.js';

export type Label = 'easy' | 'medium' | 'hard' | 'expert';

/** What the explanation says of a grade. */
export interface ToldGrade extends JsonObject {
  /** The first of the hardest techniques of the explanation; null where there is nothing to do. */
  readonly hardest: string | null;
  /** Of the explanation. */
  readonly steps: number;
  readonly chapters: number;
}

/** As the command line writes it. */
export interface Grade extends ToldGrade {
  readonly label: Label;
  /** The same as the effort. */
  readonly score: number;
  /** What it takes to solve the puzzle, on the scale of its kind. */
  readonly effort: number;
  /** The effort for each domino or cell that is to be placed, to compare puzzles of different sizes. */
  readonly density: number;
  /** The effort of each tenth of the solve. */
  readonly curve: readonly number[];
  /** The chapter of the explanation with the fewest others open beside it; null where there are no chapters. */
  readonly bottleneck: number | null;
  /** The version of the scale. */
  readonly scale: number;
}

/** How much a chapter has of what costs effort. */
export interface ChapterSize {
  /** By level, from the easiest: how many steps. */
  readonly steps: readonly number[];
  readonly premises: number;
  readonly links: number;
}

/** What a solver has before them. */
export interface Outlook {
  /** What is open. */
  readonly chapters: readonly ChapterSize[];
  /** How many parts of the puzzle that one looks at for reasons are not finished. */
  readonly unfinished: number;
}

export type Graded =
  /** With what was open before each move, in each order that was tried. */
  | { readonly status: 'graded'; readonly grade: Grade; readonly orders: readonly (readonly Outlook[])[] }
  /** Reasoning alone does not solve it. */
  | { readonly status: 'ambiguous' }
  /** There is no solution. */
  | { readonly status: 'conflict' };

/** A grade under way. */
export interface Grading extends Runs<Graded> {
  /** What is known by now, for when time is up: of the explanation, as far as it goes. */
  soFar(): ToldGrade;
  /** What is known long before the grade, so that whoever wants something else can stop. */
  soon(): SoonKnown;
}

export interface SoonKnown {
  /** How many chapters are open at the start; undefined until that is known. */
  readonly open: number | undefined;
  /** As in the grade; undefined until the explanation is done. */
  readonly hardest: string | null | undefined;
}
