/**
 * Times to beat. A shared result leads to its puzzle with the time that it took, in seconds: in the address of a puzzle
 * that everybody has, as `#/NAME?t=418`, else in a link. It is kept by puzzle, since the address is
 * plain again at once and the puzzle may be solved another day.
 */
import { isObject, type JsonValue } from '@pipwright/core';
import type { GameStore } from '../storage/game-store.js';
import { routeIn } from './address.js';

export interface ToBeat {
  readonly puzzle: string;
  readonly seconds: number;
}

/** A hundred hours. */
const MOST_SECONDS = 360_000;
const CHOICE = 'to beat';
const MOST_KEPT = 50;

export function addressWithTime({ puzzle, seconds }: ToBeat): string {
  return `#/${puzzle}${isTime(seconds) ? `?t=${seconds}` : ''}`;
}

export function toBeatIn(hash: string): ToBeat | undefined {
  const puzzle = routeIn(hash);
  const digits = new URLSearchParams(hash.replace(/^[^?]*/, '')).get('t') ?? '';
  const seconds = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  return puzzle && isTime(seconds) ? { puzzle, seconds } : undefined;
}

export function isTime(seconds: unknown): seconds is number {
  return Number.isInteger(seconds) && (seconds as number) > 0 && (seconds as number) <= MOST_SECONDS;
}

type Disk = Pick<GameStore, 'choice' | 'choose'>;
const listeners = new Set<() => void>();

/** The last one that came for a puzzle counts. Of many puzzles, those that came first are forgotten. */
export async function keepToBeat(disk: Disk, { puzzle, seconds }: ToBeat): Promise<void> {
  const kept = Object.entries(await readAll(disk)).filter(([name]) => name !== puzzle);
  await disk.choose(CHOICE, Object.fromEntries([...kept, [puzzle, seconds]].slice(-MOST_KEPT)));
  for (const listener of listeners) listener();
}

/** In seconds. Undefined where there is none, or the disk does not answer. */
export async function readToBeat(disk: Disk, puzzle: string): Promise<number | undefined> {
  const kept = await readAll(disk);
  const seconds = Object.hasOwn(kept, puzzle) ? kept[puzzle] : undefined;
  return isTime(seconds) ? seconds : undefined;
}

export function onToBeat(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function readAll(disk: Disk): Promise<Readonly<Record<string, JsonValue>>> {
  const kept = await disk.choice(CHOICE).catch(() => undefined);
  return isObject(kept as JsonValue) ? (kept as Readonly<Record<string, JsonValue>>) : {};
}
