import type { Engine, Problem } from '@pipwright/core';

export type AnyEngine = Engine<unknown, unknown, unknown>;

export interface Obstacle {
  readonly problems: readonly Problem[];
  readonly once?: boolean;
}

export async function obstacleFor(engine: AnyEngine, puzzle: unknown): Promise<Obstacle | undefined> {
  const refusals = engine.refuses?.(puzzle) ?? [];
  if (refusals.length > 0) return { problems: refusals };
  const prepared = await engine.prepare?.();
  return prepared?.ok === false ? { problems: prepared.error, once: true } : undefined;
}
