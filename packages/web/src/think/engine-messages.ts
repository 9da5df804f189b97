/** What the app asks the worker of the engines, and what it hears. Counts are written out: they may be very large. */
import type { JsonObject } from '@pipwright/core';
import type { AnyGame } from '@pipwright/play';
import type { AnySolution } from '../kind/parts.js';

export type Task = 'solve' | 'all' | 'count' | 'common' | 'position';
/** Nothing; start, solutions and end; every step, too. */
export type DebugLevel = 0 | 1 | 2;

export interface TaskRequest {
  readonly task: Task;
  readonly engine?: string;
  readonly game: AnyGame;
  /** Nodes between two looks at what else there is; 0 leaves it to the time they take. */
  readonly iterationsPerTick: number;
  readonly debug: DebugLevel;
}

export type EngineQuestion =
  | { readonly type: 'run'; readonly request: TaskRequest }
  | { readonly type: 'last-good'; readonly game: AnyGame }
  | { readonly type: 'stop' };

export interface Progress {
  readonly nodes: number;
  readonly milliseconds: number;
  readonly found: string;
}

/** All there is, or as much as the task wants, or as much as there was time for. */
export type TaskEnding = 'exhausted' | 'enough' | 'stopped';
/** The engine gave a solution that is none; something broke. */
export type TaskFailure = 'wrong' | 'broken';

export interface News {
  readonly progress: Progress;
  /** All of them verified. */
  readonly solutions: readonly AnySolution[];
}

export type EngineNews =
  | ({ readonly type: 'progress' } & News)
  | ({ readonly type: 'ended'; readonly ending: TaskEnding; readonly common?: JsonObject } & News)
  | { readonly type: 'failed'; readonly failure: TaskFailure };

/** At most this many solutions of a puzzle are kept, here and on the disk; the others are only counted. */
export const MOST_KEPT = 100;
