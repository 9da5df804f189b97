/** What a puzzle of a run is asked to be, or was made to be long ago. */
import type { Wish } from '@pipwright/core';
import type { AnyMade } from './job.js';

export interface Slot {
  readonly request: Wish;
  readonly id?: string;
  /** Where it has a seed of its own; else it has the one after the puzzle before it. */
  readonly seed?: string;
  /** What its board shows, where that tells it from the others of a run: a letter of a word. */
  readonly figure?: string;
  readonly inDay?: (puzzle: unknown) => unknown;
  /** Where it was made long ago. */
  readonly made?: AnyMade;
  /** What the boards of its day have in common, and what this one shows of it. */
  readonly theme?: Theme;
}

export interface Theme {
  readonly name: string;
  readonly figure: string;
}
