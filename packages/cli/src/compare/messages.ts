/** What the program and the process that runs an engine say to one another. */
import type { Measured } from './measure.js';

export interface Job {
  readonly kind: string;
  readonly engine: string;
  readonly puzzle: unknown;
  /** Milliseconds. */
  readonly timeout: number;
  /** The path of Z3's module, if it is not where it is usually installed. */
  readonly z3?: string | undefined;
}

/** A measurement in a process of its own. */
export interface Row extends Measured {
  /** The most bytes the process has held, and how many it held before the engine began; null where not known. */
  readonly peakMemory: number | null;
  readonly baseMemory: number | null;
}

export interface Report {
  /** Is this the last one? */
  readonly done: boolean;
  readonly row: Row;
}
