import type { JsonObject } from './json-value.js';
import type { Runs } from './search.js';

export type Label = 'easy' | 'medium' | 'hard' | 'expert';

export interface ToldGrade extends JsonObject {
  /** The first of the hardest techniques of the explanation; null where there is nothing to do. */
  readonly hardest: string | null;
  readonly steps: number;
  readonly chapters: number;
}

export interface Grade extends ToldGrade {
  readonly label: Label;
  readonly score: number;
  /** What it takes to solve the puzzle, on the scale of its kind. */
  readonly effort: number;
  /** The effort for each domino or cell that is to be placed, to compare puzzles of different sizes. */
  readonly density: number;
  readonly curve: readonly number[];
  /** The chapter of the explanation with the fewest others open beside it; null where there are no chapters. */
  readonly bottleneck: number | null;
  readonly scale: number;
}

export interface ChapterSize {
  /** By level, from the easiest: how many steps. */
  readonly steps: readonly number[];
  readonly premises: number;
  readonly links: number;
}

export interface Outlook {
  readonly chapters: readonly ChapterSize[];
  /** How many parts of the puzzle that one looks at for reasons are not finished. */
  readonly unfinished: number;
}

export type Graded =
  /** With what was open before each move, in each order that was tried. */
  | { readonly status: 'graded'; readonly grade: Grade; readonly orders: readonly (readonly Outlook[])[] }
  | { readonly status: 'ambiguous' }
  | { readonly status: 'conflict' };

export interface Grading extends Runs<Graded> {
  soFar(): ToldGrade;
  /** What is known long before the grade, so that whoever wants something else can stop. */
  soon(): SoonKnown;
}

export interface SoonKnown {
  readonly open: number | undefined;
  /** As in the grade; undefined until the explanation is done. */
  readonly hardest: string | null | undefined;
}
