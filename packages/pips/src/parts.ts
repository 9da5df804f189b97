/**
 * What the functions of Pips are made of: model, formats, engines, drawings, explanations, generators. `pips` has all of
 * it; `pipsReading`, `pipsSolving`, `pipsShowing`, `pipsExplaining` and `pipsGenerating` can be loaded without each other.
 * @module @pipwright/pips/parts
 */
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
export { yamlFormat, yamlFormatWith } from './formats/yaml-format.js';
export { type Bound, type Content, contentOf, type Sort, sortOf } from './generate/content.js';
export { glyphOf, type Silhouette, silhouetteNamed, silhouettes } from './generate/figures/drawn.js';
export { measureShape, type ShapeMeasures } from './generate/figures/shape-measures.js';
export { drawPips } from './generate/generate-puzzle.js';
export type { CompleteRequest, GenerateOptions, Half, Lock, Locked } from './generate/half.js';
export { LEAST_DOMINOES, MOST_DOMINOES, type PipsRequest } from './generate/request.js';
export { twinsIn } from './generate/twins.js';
export { pipsGenerating } from './generating.js';
export { pips } from './kind.js';
export { type Cell, getAdjacent, pieces } from './model/cell.js';
export { commonOf } from './model/common.js';
export { type Domino, dominoName, dominoSet, parseDominoes, sameDomino } from './model/domino.js';
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
