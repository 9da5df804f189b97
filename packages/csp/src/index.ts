/**
 * Binary constraint satisfaction problems: model your own, look at its structure, draw it, and solve it by any of
 * thirty-two algorithms, step by step if you like.
 * @module @pipwright/csp
 */
export { ALGORITHMS, CHECKING_STRATEGIES, ORDERING_STRATEGIES, parseAlgorithm } from './algorithm.js';
export { type DrawGraphOptions, drawGraph, GRAPH_PARTS, type GraphPart } from './draw/draw-graph.js';
export type { Point } from './draw/layout.js';
export {
  type MapToColour,
  type ModelBParameters,
  mapColouring,
  modelB,
  nQueens,
  type RandomCsp,
  randomCsp,
} from './examples.js';
export { cspWords, type ExplainedMetric, explainMetrics, explainSearch } from './explain.js';
export type {
  AnyCsp,
  Assignment,
  BinaryModel,
  ConstraintData,
  CspMetrics,
  ModellingBinaryCsp,
  SolvableBinaryCsp,
  VariableData,
} from './graph/binary-csp.js';
export { type ConstraintEdge, ConstraintGraph, components } from './graph/constraint-graph.js';
export { CspCounting } from './search/csp-counting.js';
export {
  type CspEvent,
  CspSearch,
  type CspSolution,
  type SearchMetrics,
  type SearchState,
  type StepRecord,
  type StepType,
} from './search/csp-search.js';
export type { Candidates, SearchTree } from './search-tree.js';
export type { Algorithm, Checker, CheckingStrategy, OrderingStrategy } from './strategy.js';
