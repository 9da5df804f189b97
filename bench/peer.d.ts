/** Peer: something that answers questions about puzzles, ours or not, and is measured. */
import type { Puzzle, Solution } from '@pipwright/pips';

/** `first`: a solution, or that there is none. `unique`: also whether there is a second. `count`: how many exactly. */
export type Task = 'first' | 'unique' | 'count';

export type Outcome = 'solved' | 'unsolvable' | 'one' | 'several' | 'counted' | 'timeout' | 'failed';

export interface Answer {
  readonly outcome: Outcome;
  /** Time from the puzzle as data to the answer as data: compiling included, parsing and verifying not. */
  readonly milliseconds: number;
  /** Steps as the solver itself counts them. */
  readonly nodes?: number;
  readonly solutions?: readonly Solution[];
  readonly count?: bigint;
}

/** Gives up after `cap` milliseconds. */
export type Ask = (puzzle: Puzzle, cap: number) => Promise<Answer>;

export interface Peer extends Partial<Record<Task, Ask>> {
  readonly name: string;
  readonly summary: string;
  readonly slow: boolean;
  /** Loads what it needs, so that no puzzle pays for it. */
  load?(): Promise<void>;
  close?(): void;
}
