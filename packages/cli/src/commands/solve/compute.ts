/** The solutions of a puzzle as they are found, or what all of them share. */
import type { AnyKind, Ending, JsonObject, SearchEvent } from '@pipwright/core';
import type { Input } from '../../inputs.js';
import type { AnyEngine } from '../../obstacle.js';
import type { Context } from '../../session.js';
import { STATUS, type Status } from '../../status.js';
import { wasStopped } from '../drive.js';
import { begin, engineFor, type WorkOptions } from '../engines.js';
import { type Rejection, rejectionOf } from '../rejection.js';
import { runVerified, type SearchDone, type Task } from '../search.js';

export interface SolveOptions extends WorkOptions {
  readonly all?: boolean;
  readonly limit?: number;
  readonly common?: boolean;
}

export type SolveReport = SolveBegun | SolveFound | SolveDone | SolveShared;

/** The search is about to begin. */
interface SolveBegun {
  readonly type: 'begun';
  readonly puzzle: unknown;
}

interface SolveFound {
  readonly type: 'found';
  readonly puzzle: unknown;
  readonly solution: unknown;
  /** Until then. */
  readonly milliseconds: number;
  readonly engine: string;
  readonly nodes: number;
}

interface Outcome extends SearchDone {
  readonly status: 'solved' | 'unsolvable' | 'stopped';
  readonly exit: Status;
  /** Are these all there are? Null when not known. */
  readonly complete: boolean | null;
  /** The first one, where no more were asked for. */
  readonly solutions: readonly unknown[];
}

interface SolveDone extends Outcome {
  readonly type: 'done';
}

interface SolveShared extends Outcome {
  readonly type: 'shared';
  readonly common: JsonObject;
  readonly commonInWords: string;
}

/** Whoever watches the search, on a puzzle of its own. */
export interface Watcher {
  readonly puzzle: unknown;
  add(event: SearchEvent<unknown, unknown>): void;
  end(ending: Ending, nodes: number): void;
}

/** Are there as many reports as solutions asked for, rather than one for all? */
export function givesEach({ all, limit }: SolveOptions): boolean {
  return all === true || limit !== undefined;
}

/** @param watch begins to watch, once there is an engine */
export async function* solve(
  input: Input,
  options: SolveOptions,
  context: Context,
  watch: (kind: AnyKind, engine: string, puzzle: unknown) => Watcher | Rejection | undefined = () => undefined,
): AsyncGenerator<SolveReport | Rejection, void> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return yield rejectionOf(input);
  const chosen = await engineFor(kind, options.engine, checked.value);
  if (!chosen.ok) return yield chosen.error;
  const engine = chosen.value;
  const watcher = watch(kind, engine.name, checked.value);
  if (watcher !== undefined && 'type' in watcher) return yield watcher;
  const puzzle = watcher === undefined ? checked.value : watcher.puzzle;
  const start = () => startSearch(engine, puzzle, options.common === true);
  const task = { kind, puzzle, engine: engine.name, ...begin(start) };
  if (watcher !== undefined) task.work.watch((event) => watcher.add(event));
  try {
    yield { type: 'begun', puzzle };
    yield* options.common ? solveCommon(task, options, context) : solveEach(task, options, context, watcher);
  } finally {
    // Whoever left before the search began has not ended it.
    task.work.dispose?.();
  }
}

function startSearch(engine: AnyEngine, puzzle: unknown, common: boolean) {
  return common && engine.witnesses ? engine.witnesses(puzzle) : engine.search(puzzle);
}

async function* solveEach(
  task: Task,
  options: SolveOptions,
  context: Context,
  watcher: Watcher | undefined,
): AsyncGenerator<SolveFound | SolveDone, void> {
  const { puzzle, engine } = task;
  const limit = options.limit ?? (options.all ? undefined : 1);
  const run = runVerified(task, { timeout: options.timeout, ...(limit === undefined ? {} : { limit }) }, context);
  let solutions: unknown[] = [];
  for await (const solution of run) {
    const { milliseconds, nodes } = run.done;
    if (!givesEach(options)) solutions = [solution];
    yield { type: 'found', puzzle, solution, milliseconds, engine, nodes };
  }
  const { done } = run;
  // Before anything else is told: a reader who goes away then ends the program.
  watcher?.end(done.ending, done.nodes);
  const complete = done.ending === 'exhausted' ? true : null;
  yield { type: 'done', ...done, ...verdict(done), complete, solutions };
}

async function* solveCommon(
  task: Task,
  { timeout }: SolveOptions,
  context: Context,
): AsyncGenerator<SolveShared, void> {
  const common = task.kind.common(task.puzzle);
  const run = runVerified(task, { timeout }, context);
  const solutions: unknown[] = [];
  for await (const solution of run) {
    if (solutions.length === 0) solutions.push(solution);
    common.add(solution);
  }
  const { done } = run;
  const complete = done.found > 1n ? false : done.ending === 'exhausted' || null;
  const shared = { common: common.toJson(), commonInWords: common.toText() };
  yield { type: 'shared', ...done, ...verdict(done), complete, solutions, ...shared };
}

function verdict({ found, ending }: SearchDone): Pick<Outcome, 'status' | 'exit'> {
  if (wasStopped(ending)) return { status: 'stopped', exit: STATUS.stopped };
  return found === 0n ? { status: 'unsolvable', exit: STATUS.no } : { status: 'solved', exit: STATUS.done };
}
