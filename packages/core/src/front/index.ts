/**
 * What the one-line functions of every kind share (`parse`, `solve`, `count`, `explain`, `grade`, `generate`, …). Users
 * find them in the package of a kind. There each is a module, so that a bundle with `solve` holds no formats, and typed
 * by the kind: that is why the `front/` folders of kinds look alike.
 * @module @pipwright/core/front
 */
export {
  type ChapterWithText,
  type ConflictWithText,
  type ExplainResult,
  explainSyncWith,
  explainWith,
  type FrontExplainer,
  type HintAsked,
  type HintResult,
  hintSyncWith,
  hintWith,
  type StepWithText,
  type WithText,
} from './explain.js';
export {
  type GenerateLimits,
  type GenerateProgress,
  type GenerateResult,
  generatePuzzleWith,
  generateWith,
  type PuzzleMaker,
  type Seed,
  wishShapes,
} from './generate.js';
export { type GradeResult, type Grader, gradeSyncWith, gradeWith } from './grade.js';
export { KnownPuzzles } from './known.js';
export type { Limits, NodeLimit, Signal } from './limits.js';
export { onlyOne, type ParseAsked, type ParseResult, parseAllWith, parseWords } from './parse.js';
export { type AnySaidProblem, type CheckResult, ProblemsError, type SaidProblem, say } from './problems.js';
export { drawWith, writeWith } from './show.js';
export {
  type CountLimits,
  type CountResult,
  countWith,
  isUniqueWith,
  type SolveResult,
  type Solver,
  type Stopped,
  type StopReason,
  solveSyncWith,
  solveWith,
} from './solve.js';
export { type Asked, answerIn, inWorkerWith, ownPort, type WorkerLike } from './worker.js';
