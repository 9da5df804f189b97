/** The solutions of a puzzle as they are found, or what all of them share; then whether there are more, or why none. */
import type { AnyKind, Ending, JsonObject, SearchEvent } from '@pipwright/core';
import type { AnyConflict } from '@pipwright/core/explaining';
import { type Input, kindOf, puzzleOf } from '../../inputs.js';
import type { AnyEngine } from '../../obstacle.js';
import type { Context } from '../../session.js';
import { STATUS, type Status } from '../../status.js';
import { type Bounds, boundsFor, drive, driveToOne, wasStopped } from '../drive.js';
import { begin, engineFor, type WorkOptions } from '../engines.js';
import { type Rejection, rejectionOf } from '../rejection.js';
import { assertVerified, runVerified, type SearchDone, type Task } from '../search.js';

export interface SolveOptions extends WorkOptions {
  readonly all?: boolean;
  readonly limit?: number;
  readonly common?: boolean;
  /** Say why there is no solution, whatever of the time is left that takes. */
  readonly why?: boolean;
  /** For programs, which are told only what they ask for. */
  readonly json?: boolean;
}

export type SolveReport = SolveBegun | SolveFound | SolveEnded | SolveDone;

interface SolveBegun {
  readonly type: 'begun';
  readonly puzzle: unknown;
}

interface SolveFound {
  readonly type: 'found';
  readonly puzzle: unknown;
  readonly solution: unknown;
  readonly milliseconds: number;
  readonly engine: string;
  readonly nodes: number;
}

interface Outcome extends SearchDone {
  readonly status: 'solved' | 'unsolvable' | 'stopped';
  readonly exit: Status;
  readonly puzzle: unknown;
  /** The first one, where no more were asked for. */
  readonly solutions: readonly unknown[];
  /** What all solutions share, where that was asked for. */
  readonly common?: { readonly json: JsonObject; readonly inWords: string };
}

interface SolveEnded extends Outcome {
  readonly type: 'ended';
}

export interface SolveDone extends Outcome {
  readonly type: 'done';
  /** Are these all there are? Null when not known. */
  readonly complete: boolean | null;
  /** Of a puzzle without a solution, where that was looked for. */
  readonly why?: Why;
}

interface Why {
  readonly conflict?: AnyConflict | undefined;
  /** How the search for it ended; undefined where nothing can look for it. */
  readonly ending?: Ending;
}

/** Whoever watches the search, on a puzzle of its own. */
export interface Watcher {
  readonly puzzle: unknown;
  add(event: SearchEvent<unknown, unknown>): void;
  end(ending: Ending, nodes: number): void;
}

/** What nobody asked for takes no longer, in milliseconds, once the answer is known; unless nodes are what is counted. */
const MOST_UNASKED = 2_000;

/** Are there as many reports as solutions asked for, rather than one for all? */
export function givesEach({ all, limit }: SolveOptions): boolean {
  return all === true || limit !== undefined;
}

/** @param watch begins to watch, once there is an engine */
export async function* solve(
  input: Input,
  options: SolveOptions,
  context: Context,
  watch?: (kind: AnyKind, engine: string, puzzle: unknown) => Promise<Watcher | Rejection>,
): AsyncGenerator<SolveReport | Rejection, void> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return yield rejectionOf(input);
  const chosen = await engineFor(kind, options.engine, checked.value);
  if (!chosen.ok) return yield chosen.error;
  const engine = chosen.value;
  const watcher = await watch?.(kind, engine.name, checked.value);
  if (watcher !== undefined && 'type' in watcher) return yield watcher;
  const puzzle = watcher === undefined ? checked.value : watcher.puzzle;
  const bounds = boundsFor(options);
  const deadline = performance.now() + options.timeout;
  const left = (most: number): Bounds => ({ ...bounds, timeout: Math.min(deadline - performance.now(), most) });
  const unasked = bounds.nodes === undefined ? MOST_UNASKED : Number.POSITIVE_INFINITY;
  const start = () => startSearch(engine, puzzle, options.common === true);
  const task = { kind, puzzle, engine: engine.name, ...begin(start) };
  if (watcher !== undefined) task.work.watch((event) => watcher.add(event));
  try {
    yield { type: 'begun', puzzle };
    const outcome = options.common
      ? await solveCommon(task, bounds, context)
      : yield* solveEach(task, options, bounds, context);
    // Before anything else is told: a reader who goes away then ends the program.
    watcher?.end(outcome.ending, outcome.nodes);
    task.work.watch(undefined);
    yield { type: 'ended', ...outcome };
    const complete = await isComplete(task, outcome, left(unasked), context);
    const forWhy = left(options.why ? Number.POSITIVE_INFINITY : unasked);
    const why = outcome.status === 'unsolvable' ? await findWhy(input, forWhy, options, context) : undefined;
    yield { type: 'done', ...outcome, complete, ...(why === undefined ? {} : { why }) };
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
  bounds: Bounds,
  context: Context,
): AsyncGenerator<SolveFound, Outcome, undefined> {
  const { puzzle, engine } = task;
  const limit = options.limit ?? (options.all ? undefined : 1);
  const run = runVerified(task, { ...bounds, ...(limit === undefined ? {} : { limit }) }, context);
  let solutions: unknown[] = [];
  for await (const solution of run) {
    const { milliseconds, nodes } = run.done;
    if (!givesEach(options)) solutions = [solution];
    yield { type: 'found', puzzle, solution, milliseconds, engine, nodes };
  }
  return { ...run.done, ...verdict(run.done), puzzle, solutions };
}

async function solveCommon(task: Task, bounds: Bounds, context: Context): Promise<Outcome> {
  const { puzzle } = task;
  const common = task.kind.common(puzzle);
  const run = runVerified(task, bounds, context);
  const solutions: unknown[] = [];
  for await (const solution of run) {
    if (solutions.length === 0) solutions.push(solution);
    common.add(solution);
  }
  const shared = { json: common.toJson(), inWords: common.toText() };
  return { ...run.done, ...verdict(run.done), puzzle, solutions, common: shared };
}

function verdict({ found, ending }: SearchDone): Pick<Outcome, 'status' | 'exit'> {
  if (wasStopped(ending)) return { status: 'stopped', exit: STATUS.stopped };
  return found === 0n ? { status: 'unsolvable', exit: STATUS.no } : { status: 'solved', exit: STATUS.done };
}

async function isComplete(
  task: Task,
  { found, ending, common }: Outcome,
  bounds: Bounds,
  context: Context,
): Promise<boolean | null> {
  // Of those that share what all share, a few are enough.
  if (common !== undefined && found > 1n) return false;
  if (ending === 'exhausted') return true;
  if (wasStopped(ending)) return null;
  const more = await areThereMore(task, found, bounds, context);
  return more === null ? null : !more;
}

async function findWhy(
  input: Input,
  bounds: Bounds,
  { why = false, json = false }: SolveOptions,
  context: Context,
): Promise<Why | undefined> {
  const { explainer } = kindOf(input);
  if (!why && (json || explainer === undefined)) return undefined;
  if (explainer === undefined) return {};
  if (bounds.timeout <= 0) return { ending: 'timeout' };
  const { work, setUp } = begin(() => explainer.conflict(puzzleOf(input)));
  const driven = drive(work, { ...bounds, timeout: bounds.timeout - setUp }, () => 'looking for the reason', context);
  const conflict = await driveToOne(driven);
  return { conflict, ending: driven.ending };
}

/**
 * Asks the kind's default engine, whichever found them: one that did goes on where it stopped, another has to find them
 * first. Null when it is not known within its bounds.
 *
 * @param bounds what is left for it
 */
export async function areThereMore(
  task: Task,
  found: bigint,
  { timeout, nodes }: Bounds,
  context: Context,
): Promise<boolean | null> {
  const { kind, puzzle } = task;
  if (timeout <= 0) return null;
  const chosen = await engineFor(kind, undefined, puzzle);
  if (!chosen.ok) return null;
  const { name } = chosen.value;
  const goesOn = name === task.engine;
  const { work, setUp } = goesOn ? { work: task.work, setUp: 0 } : begin(() => chosen.value.search(puzzle));
  const wanted = goesOn ? 1 : Number(found) + 1;
  const progress = () => `looking for more solutions: ${work.nodes} nodes`;
  const driven = drive(work, { timeout: timeout - setUp, limit: wanted, nodes }, progress, context);
  for await (const solution of driven) assertVerified({ ...task, engine: name }, solution);
  if (driven.ending === 'limit') return true;
  return driven.ending === 'exhausted' ? false : null;
}
