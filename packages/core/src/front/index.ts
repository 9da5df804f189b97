/**
 * `frontOf` makes the functions that most programs need (`parse`, `solve`, `explain`, …) of a kind. Users find them in the
 * package of the kind; what they are made of, and loaded with, is in `@pipwright/core/front/parts`.
 * @module @pipwright/core/front
 */
export type { CheckResult } from './checking.js';
export type {
  ChapterWithText,
  ConflictWithText,
  ExplainResult,
  GradeResult,
  HintAsked,
  HintResult,
  StepWithText,
  WithText,
} from './explaining.js';
export { type DrawOptions, type Front, type FrontLoader, type Functions, frontOf, type Work } from './front.js';
export type { AnyFront } from './front-kind.js';
export type { GenerateLimits, GenerateProgress, GenerateResult } from './generating.js';
export { type AnySaidProblem, ProblemsError, type SaidProblem } from './problems.js';
export type { ParseOptions, ParseResult } from './reading.js';
export type { CountLimits, CountResult, Limits, Signal, SolveResult, Stopped, StopReason } from './solving.js';
export { askedIn, type WorkerLike } from './worker.js';
