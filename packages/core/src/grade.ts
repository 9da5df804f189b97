import type { JsonObject } from './data.js';
import type { Runs } from './search.js';

export type Label = 'easy' | 'medium' | 'hard' | 'expert';

export interface GradeSummary extends JsonObject {
  /** The first of the hardest techniques of the explanation; null where there is nothing to do. */
  readonly hardest: string | null;
  readonly steps: number;
  readonly chapters: number;
}

export interface Grade extends GradeSummary {
  readonly label: Label;
  readonly score: number;
  /** What it takes to solve the puzzle, on the scale of its kind. */
  readonly effort: number;
  /** How far the effort is above what is typical of as many dominoes or numbers: 0.5 is half as much again. */
  readonly forItsSize: number;
  readonly curve: readonly number[];
  /** The chapter of the explanation with the fewest others open beside it; null where there are no chapters. */
  readonly bottleneck: number | null;
  readonly scale: number;
}

export type Graded =
  /** With how many chapters could be begun at the start, and the effort of each that is told. */
  | { readonly status: 'graded'; readonly grade: Grade; readonly open: number; readonly efforts: readonly number[] }
  | { readonly status: 'ambiguous' }
  | { readonly status: 'conflict' };

export interface Grading extends Runs<Graded> {
  soFar(): GradeSummary;
  /** What is known long before the grade, so that whoever wants something else can stop. */
  soon(): EarlyGrade;
}

export interface EarlyGrade {
  readonly open: number | undefined;
  /** As in the grade; undefined until the explanation is done. */
  readonly hardest: string | null | undefined;
}
