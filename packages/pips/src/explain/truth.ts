/** What all solutions of a puzzle share, or of what a player has left of it: where an explanation has to lead. */
import { firstSolution, NODES_PER_PAUSE } from '@pipwright/core/explaining';
import {
  type Compiled,
  cellNumber,
  edgeNumber,
  SwiftSearch,
  SwiftWitnesses,
  type Terms,
  termsOf,
} from '../engines/swift/index.js';
import type { Solution } from '../model/solution.js';

export interface Truth {
  /** Values that each cell takes in some solution. */
  readonly values: Int32Array;
  /** Edges joined in all solutions (1), in none (−1), or in some (0). */
  readonly joins: Int32Array;
  /** Is there one solution only? */
  readonly unique: boolean;
  /** As if the solutions that were looked at were all. */
  readonly isGuess?: boolean;
}

/** Undefined where there is no solution. Pauses now and then. */
export function* findTruth(compiled: Compiled, terms: Terms): Generator<void, Truth | undefined> {
  const { cells, edges } = compiled;
  const values = new Int32Array(cells);
  const times = new Int32Array(edges);
  const witnesses = new SwiftWitnesses(compiled, terms);
  let solutions = 0;
  for (let step = witnesses.run(NODES_PER_PAUSE); step.type !== 'exhausted'; step = witnesses.run(NODES_PER_PAUSE)) {
    if (step.type === 'solution') {
      note(compiled, step.solution, values, times);
      solutions++;
    } else yield;
  }
  if (solutions === 0) return undefined;
  const joins = new Int32Array(edges);
  for (let e = 0; e < edges; e++) {
    if (times[e] === solutions) joins[e] = 1;
    else if (
      times[e] === 0 &&
      (solutions === 1 || !(yield* hasSolution(compiled, termsOf(compiled).copyFrom(terms).join(e))))
    )
      joins[e] = -1;
  }
  return { values, joins, unique: solutions === 1 };
}

/** What these share, as if there were no other solutions. */
export function truthOf(compiled: Compiled, solutions: readonly Solution[]): Truth {
  const values = new Int32Array(compiled.cells);
  const times = new Int32Array(compiled.edges);
  for (const solution of solutions) note(compiled, solution, values, times);
  const joins = times.map((count) => (count === solutions.length ? 1 : count === 0 ? -1 : 0));
  return { values, joins, unique: solutions.length === 1, isGuess: true };
}

function note(compiled: Compiled, { placements }: Solution, values: Int32Array, times: Int32Array): void {
  for (const { domino, cells } of placements) {
    times[edgeNumber(compiled, cells)]!++;
    for (const half of [0, 1] as const) values[cellNumber(compiled, cells[half])]! |= 1 << domino[half];
  }
}

/** Pauses now and then. */
function* hasSolution(compiled: Compiled, terms: Terms): Generator<void, boolean> {
  return (yield* firstSolution(new SwiftSearch(compiled, terms))) !== undefined;
}
