import { countingOf } from '../counting-of.js';
import { lookForTwo } from '../look-for-two.js';
import type { Problem } from '../problem.js';
import type { Engine, Runs } from '../search.js';
import { finish, runsOf } from '../search.js';
import { type Ending, solutions } from '../solutions.js';
import { type Limits, type NodeLimit, nodesOf, timeoutOf } from './limits.js';

/** Why work was stopped: its time was up, its signal was aborted, or it had visited as many nodes as it may. */
export type StopReason = 'timeout' | 'aborted' | 'nodes';

export interface Stopped {
  readonly status: 'stopped';
  readonly reason: StopReason;
}

export type SolveResult<Solution> =
  | {
      readonly status: 'solved';
      readonly solution: Solution;
      readonly unique: boolean | undefined;
    }
  | { readonly status: 'unsolvable' }
  | Stopped;

export interface CountLimits extends Limits {
  readonly atMost?: bigint | number | undefined;
}

export interface CountResult {
  readonly count: bigint;
  /** False: there are at least so many. */
  readonly exact: boolean;
}

export interface Solver<Puzzle, Solution> {
  readonly engine: Engine<Puzzle, Solution, unknown>;
  readonly verify: (puzzle: Puzzle, solution: Solution) => readonly Problem[];
}

export async function solveWith<Puzzle, Solution>(
  { engine, verify }: Solver<Puzzle, Solution>,
  puzzle: Puzzle,
  limits?: Limits | null,
): Promise<SolveResult<Solution>> {
  const found: Solution[] = [];
  const stream = solutions(engine.search(puzzle), { ...bounds(limits), limit: 2 });
  for await (const solution of stream) found.push(verified(verify, puzzle, solution));
  return resultOf(found, stream.ending === 'exhausted', stopReason(stream.ending));
}

export function solveSyncWith<Puzzle, Solution>(
  { engine, verify }: Solver<Puzzle, Solution>,
  puzzle: Puzzle,
  limit?: NodeLimit | null,
): SolveResult<Solution> {
  const looked = finish(runsOf(lookForTwo(engine.search(puzzle), nodesOf(limit ?? {}))));
  for (const solution of looked.solutions) verified(verify, puzzle, solution);
  return resultOf(looked.solutions, looked.exhausted, 'nodes');
}

/** Is there exactly one solution? Undefined if that was not found out in time. */
export async function isUniqueWith<Puzzle, Solution>(
  solver: Solver<Puzzle, Solution>,
  puzzle: Puzzle,
  limits?: Limits | null,
): Promise<boolean | undefined> {
  const found = await solveWith(solver, puzzle, limits);
  if (found.status === 'solved') return found.unique;
  return found.status === 'unsolvable' ? false : undefined;
}

export async function countWith<Puzzle>(
  engine: Engine<Puzzle, unknown, unknown>,
  puzzle: Puzzle,
  asked?: CountLimits | null,
): Promise<CountResult> {
  const { atMost, ...limits } = asked ?? {};
  const counting = countingOf(engine, puzzle, mostOf(atMost));
  const { value } = await awaitOne(counting, limits);
  const count = value ?? counting.atLeast;
  // An engine may have counted beyond what was asked by the time it stops.
  if (atMost !== undefined && count >= atMost) return { count: BigInt(atMost), exact: false };
  return { count, exact: value !== undefined };
}

function mostOf(atMost: bigint | number | undefined): bigint | undefined {
  if (atMost === undefined) return undefined;
  if (typeof atMost === 'bigint' ? atMost >= 0n : Number.isSafeInteger(atMost) && atMost >= 0) return BigInt(atMost);
  throw new TypeError('atMost must be a whole number, 0 or more.');
}

export async function awaitOne<Result>(
  work: Runs<Result>,
  limits: Limits | null | undefined,
): Promise<{ readonly value: Result | undefined; readonly reason: StopReason }> {
  let value: Result | undefined;
  const stream = solutions(work, { ...bounds(limits), limit: 1 });
  for await (const each of stream) value = each;
  return { value, reason: stopReason(stream.ending) };
}

export function takeOne<Result>(work: Runs<Result>, limit: NodeLimit | null | undefined): Result | undefined {
  const step = work.run(nodesOf(limit ?? {}));
  return step.type === 'solution' ? step.solution : undefined;
}

function bounds(given: Limits | null | undefined): {
  readonly timeout: number;
  readonly signal?: { readonly aborted: boolean };
} {
  const limits = given ?? {};
  const { signal } = limits;
  return { timeout: timeoutOf(limits), ...(signal === undefined ? {} : { signal }) };
}

function stopReason(ending: Ending | undefined): StopReason {
  return ending === 'timeout' ? 'timeout' : 'aborted';
}

function resultOf<Solution>(found: readonly Solution[], exhausted: boolean, reason: StopReason): SolveResult<Solution> {
  const [solution, second] = found;
  if (solution === undefined) return exhausted ? { status: 'unsolvable' } : { status: 'stopped', reason };
  return { status: 'solved', solution, unique: second !== undefined ? false : exhausted ? true : undefined };
}

function verified<Puzzle, Solution>(
  verify: Solver<Puzzle, Solution>['verify'],
  puzzle: Puzzle,
  solution: Solution,
): Solution {
  const [wrong] = verify(puzzle, solution);
  if (wrong !== undefined) throw new Error(`the engine found a wrong solution (${wrong.code}); please report it`);
  return solution;
}
