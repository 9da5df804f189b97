/** The engine to use on a puzzle, and a search by it. */
import { type AnyKind, type Engine, err, ok, type Problem, type Result } from '@pipwright/core';
import type { Explainer } from '@pipwright/core/explaining';
import { type Input, type InputOptions, kindOf } from '../inputs.js';
import { problem } from '../words.js';
import { type Rejection, rejection } from './rejection.js';

export interface WorkOptions extends InputOptions {
  readonly engine?: string;
  /** Milliseconds. */
  readonly timeout: number;
}

export type AnyEngine = Engine<unknown, unknown, unknown>;
export type AnyExplainer = Explainer<unknown, unknown, unknown>;

/** The engine asked for, or the kind's default, ready to work on a puzzle; or what keeps it from that. */
export async function engineFor(
  kind: AnyKind,
  name: string | undefined,
  puzzle: unknown,
): Promise<Result<AnyEngine, Rejection>> {
  const engine = kind.engines.find((each) => name === undefined || each.name === name);
  if (engine === undefined) return err(rejection([unknownEngine(kind, name ?? '')]));
  const obstacle = await obstacleFor(engine, puzzle);
  return obstacle === undefined ? ok(engine) : err(obstacle);
}

/** What keeps an engine from working on a puzzle; without it, a search may begin. */
export async function obstacleFor(engine: AnyEngine, puzzle: unknown): Promise<Rejection | undefined> {
  const refusals = engine.refuses?.(puzzle) ?? [];
  if (refusals.length > 0) return rejection(refusals);
  const prepared = await engine.prepare?.();
  return prepared?.ok === false ? rejection(prepared.error, { once: true }) : undefined;
}

/** What to say of an engine that this kind of puzzle does not have. */
export function unknownEngine(kind: AnyKind, engine: string): Problem {
  const engines = kind.engines.map(({ name }) => name);
  return problem('engine-of-other-kind', {}, { kind: kind.name, engine, engines });
}

/** What explains this kind of puzzle, or what to say where nothing does. */
export function explainerOf({ name, explainer }: AnyKind): Result<AnyExplainer, readonly Problem[]> {
  return explainer === undefined ? err([problem('kind-without-explainer', {}, { kind: name })]) : ok(explainer);
}

/** The same for an input that was explained. */
export function explainerFor(input: Input): AnyExplainer {
  const kind = kindOf(input);
  const explainer = explainerOf(kind);
  if (!explainer.ok) throw new Error(`nothing explains ${kind.name}`);
  return explainer.value;
}

export interface Begun<Work> {
  readonly work: Work;
  /** Milliseconds it took to set the work up. */
  readonly setUp: number;
}

/** Begins something, and takes the time. */
export function begin<Work>(start: () => Work): Begun<Work> {
  const started = performance.now();
  const work = start();
  return { work, setUp: performance.now() - started };
}
