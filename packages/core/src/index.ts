/**
 * What every kind of puzzle shares: reading puzzles, driving searches, problems as data, seeded randomness.
 * @module @pipwright/core
 */
export { countingOf } from './counting-of.js';
export {
  type Cell,
  cellKey,
  cellName,
  type Err,
  err,
  type JsonObject,
  type JsonValue,
  type Ok,
  ok,
  type Result,
  sameCell,
} from './data.js';
export type { CompletingPart, Generated, GeneratingPart, Generation, GradedPuzzle, Range, Wish } from './generating.js';
export type { Grade, Graded, GradeSummary, Grading, Label } from './grade.js';
export { field, isObject, parseJson } from './json.js';
export type {
  AnyKind,
  Checked,
  Common,
  CspView,
  Drawing,
  DrawOptions,
  ExplainingPart,
  Format,
  ListedSolution,
  Moves,
  PuzzleKind,
  ReadingPart,
  ShowingPart,
  SolvingPart,
  Tilings,
  Writer,
} from './kind.js';
export { lookForTwo, NODES_PER_YIELD, type Uniqueness } from './look-for-two.js';
export type { ParsedPuzzle } from './parsed-puzzle.js';
export { Places, ProblemLog } from './parsed-puzzle.js';
export {
  type CellNotation,
  describe,
  type Facts,
  type Problem,
  problemMaker,
  type Sentence,
  type Where,
  type Words,
} from './problem.js';
export { hashText, hex32, mixBits, Random } from './random.js';
export { type KindPuzzle, type Reading, readPuzzles, readPuzzlesSync } from './read.js';
export { Replay, type TracedPuzzle } from './replay.js';
export type { Counting, Engine, Reason, Runs, Search, SearchEvent, SearchStep } from './search.js';
export { finish, runsOf } from './search.js';
export { type Ending, eventLoopTurn, type Solutions, type SolutionsOptions, solutions } from './solutions.js';
export {
  columnCounter,
  jsonText,
  list,
  MAX_INPUT_BYTES,
  positionAt,
  positionFinder,
  printable,
  quoted,
  type TextPosition,
  withoutByteOrderMark,
} from './text.js';
export {
  makeTraceStart,
  makeTraceStep,
  parseTraceStart,
  parseTraceStep,
  startTrace,
  type TraceEnd,
  type TraceKind,
  type TraceStart,
  type TraceStep,
} from './trace.js';
export { Witnesses, type WitnessSearch } from './witnesses.js';
export { coreWords } from './words.js';
