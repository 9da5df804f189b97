/** One run of the command line: what it is made of, and what it keeps while it lasts. */
import type { AnyKind } from '@pipwright/core';
import { DailyPuzzles } from './daily.js';
import { Files } from './files.js';
import type { Interruption, Io } from './io.js';
import { type Progress, ProgressLine } from './progress.js';

/** What a computation may use beside its puzzle. It prints nothing. */
export interface Context {
  readonly interruption: Interruption;
  readonly progress: Progress;
}

export interface Session extends Context {
  readonly io: Io;
  readonly kinds: readonly AnyKind[];
  readonly progress: ProgressLine;
  readonly files: Files;
  readonly daily: DailyPuzzles;
}

export function makeSession(io: Io, kinds: readonly AnyKind[]): Session {
  const progress = new ProgressLine(io.stderr);
  return {
    io,
    kinds,
    progress,
    interruption: io.interruption,
    files: new Files(io),
    daily: new DailyPuzzles(io, kinds, progress),
  };
}
