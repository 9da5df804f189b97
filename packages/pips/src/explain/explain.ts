/** A puzzle explained, a hint for a player. */
import { type Deduction, type Explaining, type Explanation, type Hint, type Runs, runsOf } from '@pipwright/core';
import { type Compiled, cellNumber, compile, edgeNumber, termsOf } from '../engines/swift/index.js';
import type { Puzzle } from '../model/puzzle.js';
import { canonicalSolution, type Solution } from '../model/solution.js';
import { type Conclusion, impose } from './conclusion.js';
import { findConflict } from './conflict.js';
import { QUICK } from './minimise.js';
import { Reasoning, type Step } from './reasoning.js';
import { recordHint, recordSteps } from './record.js';
import { findTruth } from './truth.js';

/** What lies between two pauses takes about as long as so many nodes of a search. */
const NODES_PER_YIELD = 30;

/** From the givens, or from what a player has placed, to all that every solution shares. */
export function explain(puzzle: Puzzle, progress?: Solution): Explaining {
  const begun: Begun = {};
  return { ...runsOf(explaining(puzzle, progress, begun), NODES_PER_YIELD), soFar: () => stepsSoFar(begun) };
}

/** What there is of an explanation under way. */
interface Begun {
  reasoning?: Reasoning;
}

function stepsSoFar({ reasoning }: Begun): readonly Deduction[] {
  if (reasoning === undefined) return [];
  const { knowledge, given } = reasoning;
  const finding = reasoning.leadingTo(reasoning.results, QUICK);
  for (let next = finding.next(); ; next = finding.next()) {
    if (next.done === true) return recordSteps(knowledge.compiled, knowledge.facts.slice(0, given), next.value);
  }
}

/** The easiest way to the next domino. */
export function hint(puzzle: Puzzle, progress?: Solution): Runs<Hint> {
  return runsOf(hinting(puzzle, progress), NODES_PER_YIELD);
}

function* explaining(puzzle: Puzzle, progress: Solution | undefined, begun: Begun): Generator<void, Explanation> {
  const compiled = compile(puzzle);
  const placed = placedBy(compiled, progress);
  const truth = yield* findTruth(compiled, termsWith(compiled, placed));
  if (truth === undefined) return { status: 'conflict', steps: [], conflict: yield* findConflict(compiled, placed) };
  const reasoning = new Reasoning(compiled, placed, truth);
  begun.reasoning = reasoning;
  while (yield* reasoning.step()) yield;
  const kept = yield* reasoning.leadingTo(reasoning.results);
  return { status: truth.unique ? 'explained' : 'ambiguous', steps: recordSteps(compiled, placed, kept) };
}

function* hinting(puzzle: Puzzle, progress: Solution | undefined): Generator<void, Hint> {
  const compiled = compile(puzzle);
  const placed = placedBy(compiled, progress);
  const truth = yield* findTruth(compiled, termsWith(compiled, placed));
  if (truth === undefined) return { status: 'conflict', conflict: yield* findConflict(compiled, placed) };
  const reasoning = new Reasoning(compiled, placed, truth);
  if (reasoning.isComplete) return { status: 'solved' };
  const ways = yield* waysOn(reasoning);
  const [easiest] = ways.sort((a, b) => effortOf(a) - effortOf(b));
  const step = easiest && (yield* recordHint(compiled, placed, easiest, reasoning.judge));
  return step === undefined ? { status: 'solved' } : { status: 'hint', step };
}

/** So many ways on are compared. */
const WAYS = 3;
/** A way of so few steps is taken at once. */
const SHORT = 2;
/** Steps of this level are only taken where no easier way leads on. */
const HARD = 4;

/** The ways to the first few dominoes that can be placed; where there are none, to whatever else is known last. */
function* waysOn(reasoning: Reasoning): Generator<void, Step[][]> {
  const placing: number[] = [];
  for (let fact = reasoning.given; placing.length < WAYS && (yield* reasoning.step()); fact++) {
    if (placing.length > 0 && reasoning.lastLevel >= HARD) break;
    if (reasoning.last?.kind === 'place') placing.push(fact);
    yield;
  }
  const lasts = placing.length > 0 ? placing : reasoning.results.slice(-1);
  const ways: Step[][] = [];
  for (const fact of lasts) {
    const way = yield* reasoning.leadingTo([fact]);
    if (way.length > 0) ways.push(way);
    if (way.length <= SHORT) break;
  }
  return ways;
}

/** Twice as much for each level. */
function effortOf(way: readonly Step[]): number {
  return way.reduce((sum, { technique }) => sum + 2 ** technique.level, 0);
}

/** What a player has placed, as facts. */
function placedBy(compiled: Compiled, progress: Solution | undefined): Conclusion[] {
  return canonicalSolution(progress ?? { placements: [] }).placements.map(({ domino, cells }) => {
    const edge = edgeNumber(compiled, cells);
    const turned = compiled.first[edge] !== cellNumber(compiled, cells[0]);
    return { kind: 'place', edge, domino: turned ? [domino[1], domino[0]] : domino };
  });
}

function termsWith(compiled: Compiled, placed: readonly Conclusion[]) {
  const terms = termsOf(compiled);
  for (const each of placed) impose(terms, each, compiled);
  return terms;
}
