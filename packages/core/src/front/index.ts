/**
 * What the one-line functions of every kind share (`parse`, `solve`, `count`, `explain`, …). Users find them in the
 * package of a kind.
 * @module @pipwright/core/front
 */
export {
  type ExplainResult,
  explainSyncWith,
  explainWith,
  type HintResult,
  hintSyncWith,
  hintWith,
  type Teller,
  type Told,
} from './explain.js';
export { onlyOne, type ParseOptions, type ParseResult, parseAllWith } from './parse.js';
export { type AnySaidProblem, ProblemsError, type SaidProblem, say } from './problems.js';
export {
  type CountLimits,
  type CountResult,
  countWith,
  type Limits,
  type NodeLimit,
  type SolveResult,
  type Solver,
  type Stopped,
  type StopReason,
  solveSyncWith,
  solveWith,
} from './solve.js';
export { parseWords } from './words.js';
export { type Asked, answerIn, inWorkerWith, ownPort, type WorkerLike } from './worker.js';
