/**
 * What every kind of puzzle shares: reading puzzles, driving searches, problems as data, seeded randomness.
 * @module @pipwright/core
 */
export { type Cell, cellKey, cellName, sameCell } from './cell.js';
export { countingOf } from './counting-of.js';
export type { CompletingPart, Generated, GeneratingPart, Generation, GradedPuzzle, Range, Wish } from './generate.js';
export type { Grade, Graded, Grading, Label, ToldGrade } from './grade.js';
export { hashText, hex32, mixBits } from './hash.js';
export { field, isObject, parseJson } from './json.js';
export type { JsonObject, JsonValue } from './json-value.js';
export type {
  AnyKind,
  Checked,
  Common,
  CspView,
  Draft,
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
export { MAX_INPUT_BYTES } from './limits.js';
export { type LookedForTwo, lookForTwo, NODES_PER_YIELD } from './look-for-two.js';
export { Places } from './places.js';
export {
  type CellNotation,
  describe,
  type Err,
  err,
  type Facts,
  type Ok,
  ok,
  type Problem,
  problemMaker,
  type Result,
  type Sentence,
  type Where,
  type Words,
} from './problem.js';
export { ProblemLog } from './problem-log.js';
export { Random } from './random.js';
export { type KindPuzzle, type Reading, readPuzzles, readPuzzlesSync } from './read.js';
export { Replay, type Traced } from './replay.js';
export { finish, runsOf } from './runs-of.js';
export type { Counting, Engine, Reason, Runs, Search, SearchEvent, SearchStep } from './search.js';
export { type Ending, eventLoopTurn, type Solutions, type SolutionsOptions, solutions } from './solutions.js';
export { jsonText, list, printable, quoted } from './text.js';
export { columnCounter, positionAt, positionFinder, type TextPosition, withoutByteOrderMark } from './text-position.js';
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
