/**
 * What the functions of Futoshiki are made of: model, formats, engines, drawings, explanations, generators. `futoshiki` has
 * all of it; `futoshikiReading`, `futoshikiSolving`, `futoshikiShowing`, `futoshikiExplaining` and `futoshikiGenerating`
 * can be loaded without each other.
 * @module @pipwright/futoshiki/parts
 */
export { verifyCorrect } from './check/verify.js';
export { type BoxOptions, drawBox } from './draw/box.js';
export { type CompactOptions, drawCompact } from './draw/compact.js';
export type { GridMarks, Line } from './draw/grid-marks.js';
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
  type FutoshikiLink,
  type FutoshikiPremise,
  type FutoshikiStep,
  futoshikiExplainer,
  futoshikiExplaining,
  futoshikiScale,
  type TechniqueName,
} from './explain/index.js';
export { gridFormat } from './formats/grid.js';
export { jsonFormat, puzzleToJson, specFromJson } from './formats/json.js';
export { moveFromJson, moveToJson, solutionFromJson, solutionToJson } from './formats/solution-json.js';
export { solutionFromList } from './formats/solution-list.js';
export { tathamFormat } from './formats/tatham.js';
export { drawFutoshiki } from './generate/draw-futoshiki.js';
export { CLUE_MIXES, type ClueMix, type FutoshikiRequest, type Symmetry } from './generate/request.js';
export { futoshikiGenerating } from './generating.js';
export { futoshiki } from './kind.js';
export * from './model/added-numbers.js';
export * from './model/block.js';
export { commonOf } from './model/common.js';
export * from './model/dimensions.js';
export { MAX_SIDE, MIN_SIDE } from './model/limits.js';
export * from './model/numbered-square.js';
export {
  type Companions,
  type FutoshikiProblem,
  fixedGrid,
  type Puzzle,
  puzzleKey,
  type Spec,
  samePuzzle,
  sideOf,
} from './model/puzzle.js';
export * from './model/sign.js';
export { type Move, type Solution, solutionKey } from './model/solution.js';
export * from './model/square.js';
export * from './model/square-pair.js';
export { futoshikiReading } from './reading.js';
export { futoshikiShowing } from './showing.js';
export { futoshikiSolving } from './solving.js';
export { CONDITIONS, futoshikiWords } from './words.js';
