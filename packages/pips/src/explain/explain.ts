/** A puzzle explained, a hint for a player. */
import { type Explanation, type Hint, type Runs, runsOf } from '@pipwright/core';
import { type Compiled, cellNumber, compile, edgeNumber, termsOf } from '../engines/swift/index.js';
import type { Puzzle } from '../model/puzzle.js';
import { canonicalSolution, type Solution } from '../model/solution.js';
import { type Conclusion, impose } from './conclusion.js';
import { findConflict } from './conflict.js';
import { Reasoning } from './reasoning.js';
import { recordHint, recordSteps } from './record.js';
import { findTruth } from './truth.js';

/** From the givens, or from what a player has placed, to all that every solution shares. */
export function explain(puzzle: Puzzle, progress?: Solution): Runs<Explanation> {
  return runsOf(explaining(puzzle, progress));
}

/** The easiest way to the next domino. */
export function hint(puzzle: Puzzle, progress?: Solution): Runs<Hint> {
  return runsOf(hinting(puzzle, progress));
}

function* explaining(puzzle: Puzzle, progress: Solution | undefined): Generator<void, Explanation> {
  const compiled = compile(puzzle);
  const placed = placedBy(compiled, progress);
  const truth = yield* findTruth(compiled, termsWith(compiled, placed));
  if (truth === undefined) return { status: 'conflict', steps: [], conflict: yield* findConflict(compiled, placed) };
  const reasoning = new Reasoning(compiled, placed, truth);
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
  let steps = 0;
  while (reasoning.last?.kind !== 'place' && (yield* reasoning.step())) {
    steps++;
    yield;
  }
  if (steps === 0) return { status: 'solved' };
  const kept = yield* reasoning.leadingTo([placed.length + steps - 1]);
  const step = recordHint(compiled, placed, kept, reasoning.judge);
  return step === undefined ? { status: 'solved' } : { status: 'hint', step };
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
