/** Solutions, and how many there are. */
import {
  type CountLimits,
  type CountResult,
  countWith,
  isUniqueWith,
  type Limits,
  type NodeLimit,
  type SolveResult as ResultOf,
  type Solver,
  solveSyncWith,
  solveWith,
} from '@pipwright/core/front';
import { verify } from '../check/verify.js';
import { swiftEngine } from '../engines/swift/index.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { assured } from './check.js';

export type SolveResult = ResultOf<Solution>;

const solver: Solver<Puzzle, Solution> = { engine: swiftEngine, verify };

/** The first solution, verified, and whether it is the only one. Takes turns with everything else in its thread. */
export async function solve(puzzle: Puzzle, limits?: Limits): Promise<SolveResult> {
  return solveWith(solver, assured(puzzle), limits);
}

/** The same at once, bounded by nodes. */
export function solveSync(puzzle: Puzzle, limit?: NodeLimit): SolveResult {
  return solveSyncWith(solver, assured(puzzle), limit);
}

/** How many solutions there are, exactly, unless it is stopped. */
export async function count(puzzle: Puzzle, limits?: CountLimits): Promise<CountResult> {
  return countWith(swiftEngine, assured(puzzle), limits);
}

/** Is there exactly one solution? Undefined if it was stopped first. */
export async function isUnique(puzzle: Puzzle, limits?: Limits): Promise<boolean | undefined> {
  return isUniqueWith(solver, assured(puzzle), limits);
}
