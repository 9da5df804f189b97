/** What solve and count share: one search per puzzle, bounded in time, watched, interruptible. */
import { type AnyKind, type Ending, type Search, solutions } from '@pipwright/core';
import { type Input, type InputOptions, statusOfUnusable } from '../inputs.js';
import { interruption } from '../interrupt.js';
import { type Output, problemsToJson } from '../output.js';
import { showProgress } from '../progress.js';
import type { Status } from '../status.js';

export interface WorkOptions extends InputOptions {
  readonly engine?: string;
  /** Milliseconds. */
  readonly timeout: number;
}

export interface Work {
  readonly engine: string;
  readonly search: Search<unknown, unknown>;
}

/** The search for a puzzle by the engine asked for, or by the kind's default. */
export function startWork(kind: AnyKind, puzzle: unknown, engineName: string | undefined): Work {
  const engine = kind.engines.find(({ name }) => name === engineName) ?? kind.engines[0];
  if (engine === undefined) throw new Error(`the kind ${kind.name} has no engine`);
  return { engine: engine.name, search: engine.search(puzzle) };
}

export interface WorkDone {
  readonly found: bigint;
  readonly ending: Ending;
  readonly milliseconds: number;
}

/** Runs a search to its end, limit or time, handing on each solution with the time it took so far. */
export async function work(
  { search }: Work,
  { timeout, limit }: { readonly timeout: number; readonly limit?: number },
  onSolution: (solution: unknown, milliseconds: number) => Promise<void> | void,
): Promise<WorkDone> {
  const started = performance.now();
  let found = 0n;
  const progress = showProgress(() => `searching: ${search.nodes} nodes, ${found} solutions`);
  try {
    const stream = solutions(search, { timeout, signal: interruption, ...(limit === undefined ? {} : { limit }) });
    for await (const solution of stream) {
      found++;
      await onSolution(solution, performance.now() - started);
    }
    return { found, ending: stream.ending ?? 'aborted', milliseconds: performance.now() - started };
  } finally {
    progress.stop();
  }
}

export function wasStopped(ending: Ending): boolean {
  return ending === 'timeout' || ending === 'aborted';
}

export function explainStop(ending: Ending): string {
  return ending === 'timeout' ? 'the time is up; --timeout gives it more' : 'interrupted';
}

/** Says what is wrong with an input that is no puzzle. */
export async function rejectInput(output: Output, input: Input): Promise<Status> {
  const problems = input.checked.ok ? [] : input.checked.error;
  await output.line(input, 'invalid', 0, { problems: problemsToJson(input, problems) });
  if (!output.json) for (const line of output.problemLines(input, 'error', problems)) output.warn(line);
  return statusOfUnusable(input);
}
