/** What the app asks the worker that looks at every move, and what it hears from it. */
import type { Problem } from '@pipwright/core';
import type { AnyGame } from '@pipwright/play';

/** What cannot come right on this board? */
export interface Question {
  readonly id: number;
  readonly game: AnyGame;
}

export interface Answer {
  readonly id: number;
  readonly problems: readonly Problem[];
}
