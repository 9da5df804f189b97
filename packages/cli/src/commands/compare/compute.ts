/** Every engine on the same puzzle, and whether they agree. */
import { type AnyKind, err, ok, type Problem, type Result } from '@pipwright/core';
import type { Row } from '../../compare/in-child.js';
import type { Measured } from '../../compare/measure.js';
import { judge, type Verdict } from '../../compare/verdict.js';
import type { Input, InputOptions } from '../../inputs.js';
import { interruptible } from '../../io.js';
import type { AnyEngine } from '../../obstacle.js';
import type { Context } from '../../session.js';
import { STATUS, type Status } from '../../status.js';
import { unknownEngine } from '../engines.js';
import { type Rejection, rejection, rejectionOf } from '../rejection.js';

export interface CompareOptions extends InputOptions {
  readonly timeout: number;
  readonly engine?: readonly string[];
}

export type Measurer = (
  kind: AnyKind,
  engine: AnyEngine,
  puzzle: unknown,
  timeout: number,
  interruption: AbortSignal,
) => Promise<Row>;

export interface CompareReport extends Comparison<Row> {
  readonly type: 'compared';
  readonly exit: Status;
  readonly milliseconds: number;
  readonly interrupted: boolean;
  /** Engines that nobody asked for by name, and that need something which is not installed. */
  readonly leftOut: readonly string[];
}

const EXITS = { agreed: STATUS.done, disagreed: STATUS.no, stopped: STATUS.stopped } as const;

export async function compare(
  input: Input,
  { engine: names, timeout }: CompareOptions,
  measurer: Measurer,
  context: Context,
): Promise<CompareReport | Rejection> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return rejectionOf(input);
  const chosen = chooseEngines(kind, names);
  if (!chosen.ok) return rejection(chosen.error);
  const missing = chosen.value.engines.flatMap((engine) => problemsOf(engine.install?.()));
  if (missing.length > 0) return rejection(missing, { once: true });
  const started = performance.now();
  const comparison = await run(chosen.value, checked.value, timeout, measurer, context);
  return {
    type: 'compared',
    ...comparison,
    exit: EXITS[comparison.status],
    milliseconds: performance.now() - started,
    interrupted: context.interruption.signal.aborted,
    leftOut: kind.engines
      .filter(({ name }) => names === undefined && !isAmong(chosen.value, name))
      .map(({ name }) => name),
  };
}

async function run(
  kind: AnyKind,
  puzzle: unknown,
  timeout: number,
  measurer: Measurer,
  { interruption, progress }: Context,
): Promise<Comparison<Row>> {
  let now = '';
  const stopShowing = progress.show(() => now);
  const measure = (engine: AnyEngine) => {
    now = `comparing: ${engine.name}`;
    return measurer(kind, engine, puzzle, timeout, interruption.signal);
  };
  try {
    return await interruptible(interruption, () => compareEngines(kind, measure, interruption.signal));
  } finally {
    stopShowing();
  }
}

/** The kind with the engines asked for alone; without names, with those that need nothing which is not installed. */
function chooseEngines(kind: AnyKind, names: readonly string[] | undefined): Result<AnyKind, readonly Problem[]> {
  const unknown = names?.filter((name) => kind.engines.every((engine) => engine.name !== name)) ?? [];
  if (unknown.length > 0) return err(unknown.map((name) => unknownEngine(kind, name)));
  const isWanted = (engine: AnyEngine) => names?.includes(engine.name) ?? engine.isInstalled?.() ?? true;
  return ok({ ...kind, engines: kind.engines.filter(isWanted) });
}

function isAmong({ engines }: AnyKind, wanted: string): boolean {
  return engines.some(({ name }) => name === wanted);
}

function problemsOf(result: Result<void, readonly Problem[]> | undefined): readonly Problem[] {
  return result?.ok === false ? result.error : [];
}

export interface Comparison<Row extends Measured> extends Verdict {
  readonly rows: readonly Row[];
}

export async function compareEngines<Row extends Measured>(
  { engines }: AnyKind,
  run: (engine: AnyEngine) => Promise<Row>,
  interruption: { readonly aborted: boolean },
): Promise<Comparison<Row>> {
  const rows: Row[] = [];
  for (const engine of engines) rows.push(await run(engine));
  const judged = judge(rows);
  const status = judged.status === 'agreed' && interruption.aborted ? 'stopped' : judged.status;
  return { ...judged, status, rows };
}
