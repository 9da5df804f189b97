/**
 * Pips, the domino puzzle: its model, its formats, `check` and `verify`, engines, drawings, explanations, puzzles from
 * seeds. `pips` has all of it; `pipsReading`, `pipsSolving`, `pipsShowing`, `pipsExplaining` and `pipsGenerating` are
 * its parts, each of which can be loaded without the others.
 * @module @pipwright/pips
 */
export type { Generation, Grade, GradedPuzzle, GradeSummary, Label, Range, Where } from '@pipwright/core';
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
  WithText,
  WorkerLike,
} from '@pipwright/core/front';
export { type BoxOptions, drawBox, drawTiling } from './draw/box.js';
export { type CompactOptions, drawCompact } from './draw/compact.js';
export { drawDomino } from './draw/domino.js';
export { drawLegend } from './draw/legend.js';
export { drawSvg, type SvgOptions } from './draw/svg.js';
export { drawForest } from './draw/svg-forest.js';
export { forwardEngine } from './engines/forward/index.js';
export { referenceEngine } from './engines/reference/index.js';
export { swiftEngine } from './engines/swift/index.js';
export { tilingEngine } from './engines/tiling/index.js';
export {
  type CellLeft,
  type ConflictClass,
  type Edge,
  type PipsConflict,
  type PipsFact,
  type PipsPremise,
  type PipsStep,
  pipsExplainer,
  pipsExplaining,
  pipsScale,
  type TechniqueName,
} from './explain/index.js';
export { jsonFormat, jsonFormatWith } from './formats/json.js';
export { type GridDefaults, USUAL_SET } from './formats/json-parts.js';
export { nytFormat } from './formats/nyt.js';
export { solutionFromJson, solutionToJson } from './formats/solution-json.js';
export { textFormat } from './formats/text.js';
export { yamlFormat, yamlFormatWith } from './formats/yaml.js';
export { type CheckResult, check } from './front/check.js';
export { type CompleteLimits, complete, completePuzzle } from './front/complete.js';
export { type Definition, definePuzzle, different, each, lessThan, moreThan, same, sum } from './front/define.js';
export { parseDominoes } from './front/dominoes.js';
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
export { inWorker, type PipsWorker } from './front/in-worker.js';
export { type ParseOptions, type ParseResult, parse, parseAll, safeParse } from './front/parse.js';
export { PuzzleError, type PuzzleProblem } from './front/problem.js';
export { count, isUnique, type SolveResult, solve, solveSync } from './front/solve.js';
export { verify } from './front/verify.js';
export { write } from './front/write.js';
export { type Bound, type Content, contentOf, type Sort, sortOf } from './generate/content.js';
export { glyphOf, type Silhouette, silhouetteNamed, silhouettes } from './generate/figures/drawn.js';
export { measureShape, type ShapeMeasures } from './generate/figures/shape-measures.js';
export { drawPips } from './generate/generate-puzzle.js';
export type { CompleteRequest, Half, Lock, Locked } from './generate/half.js';
export { LEAST_DOMINOES, MOST_DOMINOES, type PipsRequest } from './generate/request.js';
export { twinsIn } from './generate/twins.js';
export { pipsGenerating } from './generating.js';
export { pips } from './kind.js';
export { type Cell, getAdjacent, pieces } from './model/cell.js';
export { commonOf } from './model/common.js';
export { type Domino, dominoName, dominoSet, sameDomino } from './model/domino.js';
export {
  type About,
  type Level,
  MAX_CELLS,
  MAX_PIP,
  type Puzzle,
  puzzleKey,
  type Region,
  type Spec,
  type SpecRegion,
  type Supply,
  samePuzzle,
} from './model/puzzle.js';
export type { RegionName } from './model/region-name.js';
export { type Rule, ruleInWords } from './model/rule.js';
export { canonicalSolution, type Placement, type Solution, solutionKey } from './model/solution.js';
export { pipsReading } from './reading.js';
export { pipsShowing } from './showing.js';
export { pipsSolving } from './solving.js';
export { pipsWords } from './words.js';
