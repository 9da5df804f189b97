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
  /** Effort of solving the puzzle, on the scale of its kind. */
  readonly effort: number;
  /** Excess over the effort typical of as many dominoes or numbers: 0.5 is half as much again. */
  readonly forItsSize: number;
  readonly curve: readonly number[];
  /** The chapter of the explanation with the fewest others open beside it; null where there are no chapters. */
  readonly bottleneck: number | null;
  readonly scale: number;
}

export type Graded =
  /** `open`: chapters that could be begun at the start; `efforts`: the effort of each chapter of the explanation. */
  | { readonly status: 'graded'; readonly grade: Grade; readonly open: number; readonly efforts: readonly number[] }
  | { readonly status: 'ambiguous' }
  | { readonly status: 'conflict' };

export interface Grading extends Runs<Graded> {
  soFar(): GradeSummary;
  /** Facts known long before the grade, so that a caller who wants another puzzle can stop. */
  soon(): EarlyGrade;
}

export interface EarlyGrade {
  readonly open: number | undefined;
  /** Hardest technique as in the grade; undefined until the explanation is done. */
  readonly hardest: string | null | undefined;
}
