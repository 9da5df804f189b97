/** A kind as the thread knows it that reads texts. */
import type { ReadingPart } from '@pipwright/core';
import type { KindName, PuzzleOf } from '@pipwright/play';

/** What the player's settings say where a file says nothing. */
export interface ReadingDefaults {
  readonly maxPip: number;
  readonly allowDuplicates: boolean;
}

export interface Naming {
  readonly name?: string | undefined;
  readonly date?: string | undefined;
  readonly level?: string | undefined;
  readonly comment?: string | undefined;
  readonly id?: string | undefined;
}

export interface KindReading<K extends KindName> {
  readingWith(defaults: ReadingDefaults): ReadingPart<unknown, unknown>;
  /** From the puzzle as it was written: a game keeps less. */
  naming?(puzzle: PuzzleOf<K>): Naming;
}

export type KindReadings = { readonly [K in KindName]: KindReading<K> };
