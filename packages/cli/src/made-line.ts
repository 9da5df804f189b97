import { isObject, type JsonObject, parseJson } from '@pipwright/core';

export interface MadeLine {
  readonly kind: string;
  readonly id: string;
  readonly seed: string;
  readonly isStopped: boolean;
  /** The puzzle, or the nearest; undefined where nothing was reached. */
  readonly text: string | undefined;
}

export function parseMadeLine(line: string): MadeLine | undefined {
  const json = parseJson(line);
  if (!json.ok || !isObject(json.value)) return undefined;
  const { puzzle, status, seed, nearest } = json.value as JsonObject;
  const isOurs =
    isObject(puzzle) &&
    typeof puzzle.kind === 'string' &&
    typeof puzzle.id === 'string' &&
    (typeof seed === 'string' || typeof seed === 'number');
  if (!isOurs) return undefined;
  const isStopped = status === 'stopped';
  const made = isStopped ? nearest : json.value;
  const text = isObject(made) ? made.text : undefined;
  if (made !== null && typeof text !== 'string') return undefined;
  const common = { kind: String(puzzle.kind), id: String(puzzle.id), seed: String(seed), isStopped };
  return { ...common, text: typeof text === 'string' ? text : undefined };
}
