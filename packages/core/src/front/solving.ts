import { countingOf } from '../counting-of.js';
import type { Problem } from '../problem.js';
import type { Runs } from '../search.js';
import { type Ending, solutions } from '../solutions.js';
import type { AnyFront, FrontKind } from './front-kind.js';

/** What an `AbortSignal` has. */
export interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** When to stop work; by default never. */
export interface Limits {
  readonly signal?: Signal | undefined;
  /** Milliseconds of work; what else the thread does meanwhile does not count. */
  readonly timeout?: number | undefined;
}

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
      /** Undefined: stopped before that was known. */
      readonly unique: boolean | undefined;
    }
  | { readonly status: 'unsolvable' }
  | Stopped;

export interface CountLimits extends Limits {
  /** Stop counting here. */
  readonly atMost?: bigint | number | undefined;
}

export interface CountResult {
  readonly count: bigint;
  /** Is `count` all of them? If not, there are at least so many. */
  readonly exact: boolean;
}

export function solvingOf<K extends AnyFront>({ checking, verify, tidy, engine }: FrontKind<K>) {
  async function solve(puzzle: K['Puzzle'], limits?: Limits): Promise<SolveResult<K['Solution']>> {
    const own = checking.assured(puzzle);
    const found: K['Solution'][] = [];
    const stream = solutions(engine.search(own), { ...checkLimits(limits), limit: 2 });
    for await (const solution of stream) found.push(requireVerified(verify, own, solution));
    const [first, second] = found;
    const isAll = stream.ending === 'exhausted';
    if (first === undefined) return isAll ? { status: 'unsolvable' } : stopped(stream.ending);
    return { status: 'solved', solution: tidy(first), unique: second === undefined ? isAll || undefined : false };
  }

  async function count(puzzle: K['Puzzle'], asked?: CountLimits): Promise<CountResult> {
    const { atMost, ...limits } = asked ?? {};
    const own = checking.assured(puzzle);
    const counting = countingOf(engine, own, mostOf(atMost));
    const { value } = await runWithin(counting, limits);
    const least = value ?? counting.atLeast;
    // An engine may have counted beyond what was asked by the time it stops.
    if (atMost !== undefined && least >= atMost) return { count: BigInt(atMost), exact: false };
    return { count: least, exact: value !== undefined };
  }

  return { solve, count };
}

/** Returns the solution if it is right; a wrong one is our bug, and throws. */
export function requireVerified<Puzzle, Solution>(
  verify: (puzzle: Puzzle, solution: Solution) => readonly Problem[],
  puzzle: Puzzle,
  solution: Solution,
): Solution {
  const [wrong] = verify(puzzle, solution);
  if (wrong !== undefined) throw new Error(`a wrong solution was found (${wrong.code}); please report it`);
  return solution;
}

/** Runs work in turns with everything else in its thread; gives its value, or why it was stopped. */
export async function runWithin<Value>(
  work: Runs<Value>,
  limits: Limits | null | undefined,
): Promise<{ readonly value: Value } | (Stopped & { readonly value: undefined })> {
  const stream = solutions(work, { ...checkLimits(limits), limit: 1 });
  for await (const value of stream) return { value };
  return { ...stopped(stream.ending), value: undefined };
}

function stopped(ending: Ending | undefined): Stopped {
  return { status: 'stopped', reason: ending === 'timeout' ? 'timeout' : 'aborted' };
}

/** What JavaScript callers hand in may be anything. */
function checkLimits(limits: Limits | null | undefined) {
  const { signal, timeout = Number.POSITIVE_INFINITY } = limits ?? {};
  if (typeof timeout !== 'number' || !(timeout >= 0)) throw new TypeError('timeout must be a number, 0 or more.');
  return { timeout, ...(signal === undefined ? {} : { signal }) };
}

function mostOf(atMost: bigint | number | undefined): bigint | undefined {
  return atMost === undefined
    ? undefined
    : BigInt(typeof atMost === 'bigint' && atMost >= 0n ? atMost : wholeNumberOf('atMost', atMost));
}

export function wholeNumberOf(name: string, value: unknown): number {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  throw new TypeError(`${name} must be a whole number, 0 or more.`);
}
