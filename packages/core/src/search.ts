/**
 * A search is an object you can pause. It knows no clock, thread or screen: whoever drives it decides
 * how far it may go. Cancelling, time limits, progress, animation and "find all" are all `run` in a loop.
 */

import type { Result } from './data.js';
import type { Problem } from './problem.js';

export type SearchStep<Solution> =
  | { readonly type: 'solution'; readonly solution: Solution }
  | { readonly type: 'paused' }
  | { readonly type: 'exhausted' }
  /** Work goes on elsewhere, in another thread; calls before the promise settles only say so again. */
  | { readonly type: 'waiting'; readonly until: Promise<unknown> }
  /** The engine cannot tell whether there are more solutions. */
  | { readonly type: 'undecided' };

/** Work that stops and goes on as its driver likes; `solutions` is a driver for most uses. */
export interface Runs<Solution> {
  /**
   * Works for about `budget` nodes, never more than a constant factor beyond. The next call goes on behind a solution;
   * after `exhausted` every call says so again. A budget below 1 only pauses.
   */
  run(budget: number): SearchStep<Solution>;
  /** Ends what runs elsewhere, for good; where there is such work, the process would go on for it. */
  dispose?(): void;
}

export interface Search<Solution, Move> extends Runs<Solution> {
  readonly nodes: number;
  readonly depth: number;
  /** Reports what happens from now on, to one listener at a time; without one, nothing is built to report. */
  watch(listener: ((event: SearchEvent<Solution, Move>) => void) | undefined): void;
}

export interface Counting extends Runs<bigint> {
  readonly nodes: number;
  readonly atLeast: bigint;
}

export type SearchEvent<Solution, Move> =
  | { readonly type: 'placed'; readonly move: Move }
  | { readonly type: 'removed'; readonly move: Move }
  | { readonly type: 'pruned'; readonly move: Move; readonly reason: Reason }
  | { readonly type: 'solution'; readonly solution: Solution };

export type Reason = Pick<Problem, 'code' | 'data'>;

export interface Engine<Puzzle, Solution, Move> {
  readonly name: string;
  readonly summary: string;
  /** A search that finds each solution exactly once. */
  search(puzzle: Puzzle): Search<Solution, Move>;
  /** Reasons why this engine does not work on a puzzle; an engine without it takes every puzzle. */
  refuses?(puzzle: Puzzle): readonly Problem[];
  /**
   * Tells, without loading anything, whether all that the engine needs beside itself is installed; without it, nothing
   * is needed.
   */
  isInstalled?(): boolean;
  /** Gets what the engine needs beside itself, where that is possible, or says that it is missing. */
  install?(): Result<void, readonly Problem[]>;
  /** Loads what the engine needs beside itself, and installs it before if it must; a search then starts at once. */
  prepare?(): Promise<Result<void, readonly Problem[]>>;
  /** Counts without going through the solutions; an engine that cannot has `search`. */
  count?(puzzle: Puzzle): Counting;
  /** Finds a few solutions that share what all solutions share, and no more; an engine that cannot has `search`. */
  witnesses?(puzzle: Puzzle): Search<Solution, Move>;
}

/**
 * Work written as a generator, to be driven like a search: it yields a result, or nothing where it can pause, and may
 * return a last one. What lies between two pauses takes about as long as `nodesPerYield` nodes of a search.
 */
export function runsOf<Result extends {}>(
  // biome-ignore lint/suspicious/noConfusingVoidType: a bare `yield` and a bare `return` give void.
  work: Iterator<Result | undefined | void, Result | undefined | void>,
  nodesPerYield = 1,
): Runs<Result> {
  let isOver = false;
  return {
    run(budget): SearchStep<Result> {
      for (let left = Math.floor(budget); left > 0 && !isOver; left -= nodesPerYield) {
        const { done, value } = work.next();
        isOver = done === true;
        if (value !== undefined) return { type: 'solution', solution: value };
      }
      return { type: isOver ? 'exhausted' : 'paused' };
    },
  };
}

export function finish<Result>(work: Runs<Result>): Result {
  const step = work.run(Number.POSITIVE_INFINITY);
  if (step.type !== 'solution') throw new Error(`the work ended as ${step.type}`);
  return step.solution;
}
