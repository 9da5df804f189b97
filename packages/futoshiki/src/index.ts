/**
 * Futoshiki, the puzzle of unequal numbers: its model, its formats, `check` and `verify`, engines, drawings, explanations,
 * puzzles from seeds. `futoshiki` has all of it; `futoshikiReading`, `futoshikiSolving`, `futoshikiShowing`,
 * `futoshikiExplaining` and `futoshikiGenerating` are its parts, each of which can be loaded without the others.
 * @module @pipwright/futoshiki
 */

export type { Cell, Generation, Grade, GradedPuzzle, GradeSummary, Label, Range, Where } from '@pipwright/core';
export type { CellMark } from '@pipwright/core/drawing';
export type {
  CountLimits,
  CountResult,
  GenerateLimits,
  GenerateProgress,
  GradeResult,
  Limits,
  NodeLimit,
  Signal,
  Stopped,
  StopReason,
  WorkerLike,
} from '@pipwright/core/front';
export { verifyCorrect } from './check/verify.js';
export { type BoxOptions, drawBox } from './draw/box.js';
export { type CompactOptions, drawCompact } from './draw/compact.js';
export type { GridMarks, Line } from './draw/grid-content.js';
export { drawSvg, type SvgOptions } from './draw/svg.js';
export { drawLegend } from './draw/text-alternative.js';
export { FutoshikiConstraintGraph } from './engines/csp/constraint-graph.js';
export { cspEngines, type FutoshikiEngine } from './engines/csp/engine.js';
export { swiftEngine } from './engines/swift/index.js';
export {
  type Between,
  type CellLeft,
  type ConflictClass,
  type FutoshikiConflict,
  type FutoshikiPremise,
  type FutoshikiStep,
  futoshikiExplainer,
  futoshikiExplaining,
  futoshikiScale,
  type TechniqueName,
} from './explain/index.js';
export { gridFormat } from './formats/grid.js';
export { jsonFormat, puzzleToJson, specFromJson } from './formats/json.js';
export {
  moveFromJson,
  moveToJson,
  solutionFromJson,
  solutionFromList,
  solutionToJson,
} from './formats/solution-json.js';
export { tathamFormat } from './formats/tatham.js';
export { type CheckResult, check } from './front/check.js';
export { type Definition, definePuzzle } from './front/define.js';
export { type DrawOptions, draw } from './front/draw.js';
export {
  type Chapter,
  type Conflict,
  type ExplainResult,
  explain,
  explainSync,
  grade,
  gradeSync,
  type HintResult,
  hint,
  hintSync,
  type Progress,
  type Step,
} from './front/explain.js';
export { type GenerateResult, generate, generatePuzzle } from './front/generate.js';
export { type FutoshikiWorker, inWorker } from './front/in-worker.js';
export { type ParseOptions, type ParseResult, parse, parseAll, safeParse } from './front/parse.js';
export { PuzzleError, type PuzzleProblem } from './front/problem.js';
export { count, isUnique, type SolveResult, solve, solveSync } from './front/solve.js';
export { verify } from './front/verify.js';
export { write } from './front/write.js';
export { drawFutoshiki } from './generate/draw-futoshiki.js';
export { CLUE_MIXES, type ClueMix, type FutoshikiRequest, type Symmetry } from './generate/request.js';
export { futoshikiGenerating } from './generating.js';
export { futoshiki } from './kind.js';
export {
  areaInSquares,
  type Block,
  blockFromJson,
  blockText,
  blockToJson,
  compareBlocks,
  compareDimensions,
  contains,
  type Dimensions,
  dimensionsFromJson,
  dimensionsText,
  dimensionsToJson,
  gridOf,
  parseBlock,
  parseDimensions,
} from './model/block.js';
export { commonOf } from './model/common.js';
export { MAX_SIDE, MIN_SIDE } from './model/limits.js';
export {
  addedNumbers,
  type Companions,
  type FutoshikiProblem,
  fixedGrid,
  type Puzzle,
  puzzleKey,
  type Spec,
  samePuzzle,
  sideOf,
  solutionOf,
} from './model/puzzle.js';
export {
  type GreaterThanSign,
  greaterThanBetween,
  greaterThanText,
  type Inequality,
  inequalitiesOf,
  type LessThanSign,
  lessThanBetween,
  lessThanText,
  parseGreaterThan,
  parseLessThan,
  type Signs,
  signFor,
  signsFor,
} from './model/sign.js';
export {
  compareNumberedSquares,
  type Move,
  type NumberedSquare,
  numberedSquareFromJson,
  numberedSquareText,
  numberedSquareToJson,
  parseNumberedSquare,
  type Solution,
  solutionKey,
} from './model/solution.js';
export {
  areAdjacent,
  cellOf,
  compareSquares,
  parseSquare,
  type Square,
  sameSquare,
  squareFromJson,
  squareOf,
  squareText,
  squareToJson,
} from './model/square.js';
export {
  cellsOf,
  comparePairs,
  neighboursIn,
  orderedPair,
  pairFromJson,
  pairKey,
  pairToJson,
  type SquarePair,
} from './model/square-pair.js';
export { futoshikiReading } from './reading.js';
export { futoshikiShowing } from './showing.js';
export { futoshikiSolving } from './solving.js';
export { CONDITIONS, futoshikiWords } from './words.js';
