/** What explanations of every kind say, whatever the language; what a kind says of its own is in its `Language`. */
import type { Grade } from './grade.js';

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
  /** That nothing of so many parts can be left out. */
  minimal(parts: readonly string[]): string;
  readonly solved: string;
  readonly noOtherSolution: string;
  readonly staysOpen: string;
  readonly restIsOpen: string;
}
