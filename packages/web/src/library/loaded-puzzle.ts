/** The puzzles behind entries of the list, read when they are exported or printed. */
import type { AnyGame } from '@pipwright/play';
import { startOf } from '../game/library.js';
import type { GameStore } from '../storage/game-store.js';
import type { Entry } from './entry.js';

export interface LoadedPuzzle {
  readonly entry: Entry;
  readonly game: AnyGame;
  readonly title: string;
}

/** In the order of the entries; those that cannot be had are left out. */
export async function loadPuzzles(store: GameStore, entries: readonly Entry[]): Promise<readonly LoadedPuzzle[]> {
  const loaded: LoadedPuzzle[] = [];
  for (const entry of entries) {
    const start = await startOf(store, entry.name).catch(() => undefined);
    if (start !== undefined) loaded.push({ entry, game: start.game, title: start.title ?? entry.title });
  }
  return loaded;
}
