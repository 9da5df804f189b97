/** What solve, count and draw share: one search per puzzle. */
import {
  type AnyKind,
  describe,
  type Ending,
  type Engine,
  type Explainer,
  err,
  ok,
  type Problem,
  problemMaker,
  type Result,
  type Search,
} from '@pipwright/core';
import { type Input, type InputOptions, statusOfUnusable } from '../inputs.js';
import { type Output, problemsToJson } from '../output.js';
import type { Status } from '../status.js';
import type { fileWords } from '../words.js';
import { type Bounds, drive } from './drive.js';

/** What people see where there is nothing to draw. */
export const EMPTY_BOARD = '(an empty board)';

export interface WorkOptions extends InputOptions {
  readonly engine?: string;
  /** Milliseconds. */
  readonly timeout: number;
}

const problem = problemMaker<typeof fileWords>();

export type AnyEngine = Engine<unknown, unknown, unknown>;

/** The engine asked for, or the kind's default, ready to work on a puzzle; or what keeps it from that. */
export async function engineFor(
  kind: AnyKind,
  name: string | undefined,
  puzzle: unknown,
): Promise<Result<AnyEngine, readonly Problem[]>> {
  const engine = kind.engines.find((each) => name === undefined || each.name === name);
  if (engine === undefined) {
    return err([otherEngine(kind, name ?? '')]);
  }
  const problems = await obstacles(engine, puzzle);
  return problems.length > 0 ? err(problems) : ok(engine);
}

/** What keeps an engine from working on a puzzle; without it, a search may begin. */
export async function obstacles(engine: AnyEngine, puzzle: unknown): Promise<readonly Problem[]> {
  const refusals = engine.refuses?.(puzzle) ?? [];
  if (refusals.length > 0) return refusals;
  const prepared = await engine.prepare?.();
  return prepared?.ok === false ? prepared.error : [];
}

export interface Work<Begun = Search<unknown, unknown>> {
  readonly engine: string;
  readonly search: Begun;
  /** Milliseconds it took to set the search up. */
  readonly setUp: number;
}

/** Has an engine begin something, and takes the time. */
export function startWork<Begun>(engine: AnyEngine, begin: (engine: AnyEngine) => Begun): Work<Begun> {
  const started = performance.now();
  const search = begin(engine);
  return { engine: engine.name, search, setUp: performance.now() - started };
}

export interface WorkDone {
  readonly found: bigint;
  readonly ending: Ending;
  readonly milliseconds: number;
}

/** Runs a search to its end, limit or time, handing on each solution with the time it took to find so far. */
export async function work(
  { search, setUp }: Work,
  bounds: Bounds,
  onSolution: (solution: unknown, milliseconds: number) => Promise<void> | void,
): Promise<WorkDone> {
  let found = 0n;
  const progress = () => `searching: ${search.nodes} nodes, ${found} solutions`;
  const { ending, milliseconds } = await drive(search, bounds, progress, async (solution, elapsed) => {
    found++;
    await onSolution(solution, setUp + elapsed);
  });
  return { found, ending, milliseconds: setUp + milliseconds };
}

export function wasStopped(ending: Ending): boolean {
  return ending === 'timeout' || ending === 'aborted' || ending === 'undecided';
}

export function explainStop(ending: Ending): string {
  if (ending === 'undecided') return 'the engine could not decide; another one may';
  return ending === 'timeout' ? 'the time is up; --timeout gives it more' : 'interrupted';
}

/** What to say of an engine that this kind of puzzle does not have. */
export function otherEngine(kind: AnyKind, engine: string): Problem {
  const engines = kind.engines.map(({ name }) => name);
  return problem('engine-of-other-kind', {}, { kind: kind.name, engine, engines });
}

/** What explains this kind of puzzle, or what to say where nothing does. */
export function explainerOf({ name, explainer }: AnyKind): Result<Explainer<unknown, unknown>, readonly Problem[]> {
  return explainer === undefined ? err([problem('kind-without-explainer', {}, { kind: name })]) : ok(explainer);
}

/** What to say of a style that this kind of puzzle does not have. */
export function otherStyle(kind: AnyKind, style: string, styles: readonly string[]): Problem {
  return problem('style-of-other-kind', {}, { kind: kind.name, style, styles });
}

/** A drawing with what lies beside the board, where there is anything. */
export function withLegend(board: string, { drawing }: AnyKind, puzzle: unknown): string {
  const legend = drawing.legend(puzzle);
  return legend === '' ? board : `${board}\n\n${legend}`;
}

/** Nothing is shown unverified. A failure here is a bug in the engine, and is said as one. */
export function insistOnCorrect(
  { kind, puzzle, engine }: { readonly kind: AnyKind; readonly puzzle: unknown; readonly engine: string },
  solution: unknown,
): void {
  const [wrong] = kind.verify(puzzle, solution);
  if (wrong !== undefined) {
    throw new Error(`the engine ${engine} gave a solution that is wrong: ${describe(wrong, kind.words)}`);
  }
}

/** Says what stands in the way of working on an input, puzzle or not. */
export function rejectFor(output: Output, input: Input, problems: readonly Problem[]): Promise<Status> {
  return rejectInput(output, { ...input, checked: { ...err(problems), warnings: [] } });
}

/** Says what is wrong with an input that is no puzzle. */
export async function rejectInput(output: Output, input: Input): Promise<Status> {
  const problems = input.checked.ok ? [] : input.checked.error;
  await output.line(input, 'invalid', 0, { problems: problemsToJson(input, problems) });
  if (!output.json) {
    for (const line of output.problemLines(input, 'error', problems, output.warnColor)) output.warn(line);
  }
  return statusOfUnusable(input);
}
