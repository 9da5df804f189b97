/**
 * What the functions of Futoshiki are made of: model, formats, engines, drawings, explanations, generators. `futoshiki` has
 * all of it; `futoshikiReading`, `futoshikiSolving`, `futoshikiShowing`, `futoshikiExplaining` and `futoshikiGenerating`
 * can be loaded without each other.
 * @module @pipwright/futoshiki/parts
 */
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
export { drawFutoshiki } from './generate/draw-futoshiki.js';
export { CLUE_MIXES, type ClueMix, type FutoshikiRequest, type Symmetry } from './generate/request.js';
export { futoshikiGenerating } from './generating.js';
export { futoshiki } from './kind.js';
export * from './model/block.js';
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
export * from './model/sign.js';
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
export * from './model/square-pair.js';
export { futoshikiReading } from './reading.js';
export { futoshikiShowing } from './showing.js';
export { futoshikiSolving } from './solving.js';
export { CONDITIONS, futoshikiWords } from './words.js';
