import { type AnyKind, describe, type Ending, type Search } from '@pipwright/core';
import type { Context } from '../session.js';
import { type Bounds, drive } from './drive.js';
import type { Begun } from './engines.js';

export interface Task extends Begun<Search<unknown, unknown>> {
  readonly kind: AnyKind;
  readonly puzzle: unknown;
  readonly engine: string;
}

export interface SearchDone {
  readonly found: bigint;
  readonly ending: Ending;
  readonly milliseconds: number;
  readonly engine: string;
  readonly nodes: number;
}

/** Solutions as they are found, and what the search came to, once it has. */
interface SearchRun extends AsyncIterable<unknown> {
  readonly done: SearchDone;
}

/** Runs a search to its end, limit or time, and verifies every solution. */
export function runVerified(task: Task, bounds: Bounds, context: Context): SearchRun {
  const { engine, work: search, setUp } = task;
  let found = 0n;
  const progress = () => `searching: ${search.nodes} nodes, ${found} solutions`;
  const driven = drive(search, bounds, progress, context);

  async function* iterate(): AsyncGenerator<unknown, void> {
    for await (const solution of driven) {
      found++;
      assertVerified(task, solution);
      yield solution;
    }
  }

  return {
    get done() {
      const { ending, milliseconds } = driven;
      return { found, ending, milliseconds: setUp + milliseconds, engine, nodes: search.nodes };
    },
    [Symbol.asyncIterator]: iterate,
  };
}

/** Nothing is shown unverified. A failure here is a bug in the engine, and is said as one. */
export function assertVerified({ kind, puzzle, engine }: Omit<Task, keyof Begun<unknown>>, solution: unknown): void {
  const [wrong] = kind.verify(puzzle, solution);
  if (wrong !== undefined) {
    throw new Error(`the engine ${engine} gave a solution that is wrong: ${describe(wrong, kind.words)}`);
  }
}
