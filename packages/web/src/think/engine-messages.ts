/** What the app asks the worker of the engines, and what it hears. Counts are written out: they may be very large. */
import type { JsonObject } from '@pipwright/core';
import type { AnyGame } from '@pipwright/play';
import type { AnyMove, AnySolution } from '../kind/parts.js';

export type Task = 'solve' | 'all' | 'count' | 'unique' | 'common' | 'position';
/** Nothing; start, solutions and end; every step, too. */
export type DebugLevel = 0 | 1 | 2;

export interface TaskRequest {
  readonly task: Task;
  /** The default one of the kind where none is named. */
  readonly engine?: string;
  readonly game: AnyGame;
  /** Nodes between two looks at what else there is; 0 leaves it to the time they take. */
  readonly iterationsPerTick: number;
  readonly debug: DebugLevel;
  /** Of a position: shall it be told how, and not only whether it is solved? */
  readonly tellsHow?: boolean;
}

export type EngineQuestion =
  | { readonly type: 'run'; readonly request: TaskRequest }
  | { readonly type: 'model'; readonly game: AnyGame }
  | { readonly type: 'conflict'; readonly game: AnyGame }
  | { readonly type: 'last-good'; readonly game: AnyGame }
  | { readonly type: 'stop' };

export interface Progress {
  readonly nodes: number;
  readonly milliseconds: number;
  readonly found: string;
}

/** All there is, or as much as the task wants, or as much as there was time for. */
export type TaskEnding = 'exhausted' | 'enough' | 'stopped' | 'undecided';
/** The engine does not take the puzzle; it gave a solution that is none; something broke. */
export type TaskFailure = 'refused' | 'wrong' | 'broken';

export type LogEvent =
  | { readonly event: 'start'; readonly task: Task; readonly engine: string; readonly iterationsPerTick: number }
  | { readonly event: 'solution'; readonly number: string }
  | { readonly event: 'end'; readonly ending: TaskEnding; readonly nodes: number; readonly found: string }
  | { readonly event: 'placed' | 'removed'; readonly move: AnyMove }
  | { readonly event: 'pruned'; readonly move: AnyMove; readonly code: string };
/** Milliseconds since the start. */
export type LogEntry = LogEvent & { readonly at: number };

/** What happened since the last news. */
export interface News {
  readonly progress: Progress;
  /** All of them verified. */
  readonly solutions: readonly AnySolution[];
  readonly log: readonly LogEntry[];
}

export type EngineNews =
  | ({ readonly type: 'progress' } & News)
  | ({ readonly type: 'ended'; readonly ending: TaskEnding; readonly common?: JsonObject } & News)
  | { readonly type: 'failed'; readonly failure: TaskFailure };

/** At most this many solutions are kept to be looked at; the others are only counted. */
export const MOST_KEPT = 2000;
/** At most this many of them stay on the disk. */
export const MOST_STORED = 100;
/** Of the events, at most this many are kept: the last ones. */
export const MOST_LOGGED = 500;
