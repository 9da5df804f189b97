/** The engine to use on a puzzle, and a search by it. */
import { type AnyKind, err, ok, type Problem, type Result } from '@pipwright/core';
import type { Explainer } from '@pipwright/core/explaining';
import { type Input, type InputOptions, kindOf } from '../inputs.js';
import { type AnyEngine, obstacleFor } from '../obstacle.js';
import { problem } from '../words.js';
import type { WorkLimits } from './drive.js';
import { type Rejection, rejection } from './rejection.js';

export interface WorkOptions extends InputOptions, WorkLimits {
  readonly engine?: string;
}

export type AnyExplainer = Explainer<unknown, unknown, unknown>;

export async function engineFor(
  kind: AnyKind,
  name: string | undefined,
  puzzle: unknown,
): Promise<Result<AnyEngine, Rejection>> {
  const engine = kind.engines.find((each) => name === undefined || each.name === name);
  if (engine === undefined) return err(rejection([unknownEngine(kind, name ?? '')]));
  const obstacle = await obstacleFor(engine, puzzle);
  if (obstacle === undefined) return ok(engine);
  const { problems, ...more } = obstacle;
  return err(rejection(problems, more));
}

export function unknownEngine(kind: AnyKind, engine: string): Problem {
  const engines = kind.engines.map(({ name }) => name);
  return problem('engine-of-other-kind', {}, { kind: kind.name, engine, engines });
}

/** What explains this kind of puzzle, or what to say where nothing does. */
export function explainerOf({ name, explainer }: AnyKind): Result<AnyExplainer, readonly Problem[]> {
  return explainer === undefined ? err([problem('kind-without-explainer', {}, { kind: name })]) : ok(explainer);
}

export function explainerFor(input: Input): AnyExplainer {
  const kind = kindOf(input);
  const explainer = explainerOf(kind);
  if (!explainer.ok) throw new Error(`nothing explains ${kind.name}`);
  return explainer.value;
}

export interface Begun<Work> {
  readonly work: Work;
  readonly setUp: number;
}

export function begin<Work>(start: () => Work): Begun<Work> {
  const started = performance.now();
  const work = start();
  return { work, setUp: performance.now() - started };
}
