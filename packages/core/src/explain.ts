/**
 * Explanations: steps that each say what they rest on. What a step is about differs from kind to kind; that it is a
 * record of technique, premises and conclusion does not, and sentences, drawings and grades are made from the record.
 */
import type { JsonObject } from './json-value.js';
import type { Runs, SearchStep } from './search.js';

/** One step, as the command line writes it. */
export interface Deduction extends JsonObject {
  readonly technique: string;
  readonly text: string;
  /** Never empty, and nothing in it can be left out. */
  readonly because: readonly JsonObject[];
  readonly removes: readonly JsonObject[];
  readonly joins: readonly JsonObject[];
  readonly places: readonly JsonObject[];
}

/** What cannot hold together; nothing in `because` can be left out. */
export interface Conflict extends JsonObject {
  readonly class: 'region-impossible' | 'empty-domain' | 'domino-exhaustion' | 'shape' | 'combined';
  readonly text: string;
  readonly because: readonly JsonObject[];
}

export interface Explanation {
  /** One solution, and the steps lead to it; what all solutions share, and no more can be known; or none. */
  readonly status: 'explained' | 'ambiguous' | 'conflict';
  readonly steps: readonly Deduction[];
  readonly conflict?: Conflict;
}

export interface Hint {
  readonly status: 'hint' | 'solved' | 'conflict';
  /** The easiest step that moves the player on. */
  readonly step?: Deduction;
  readonly conflict?: Conflict;
}

/** How a kind of puzzle explains. */
export interface Explainer<Puzzle, Solution> {
  /** By name, the easiest first. */
  readonly techniques: readonly Technique[];
  /** From the givens, or from what a player has placed, as far as one can know. */
  explain(puzzle: Puzzle, progress?: Solution): Runs<Explanation>;
  hint(puzzle: Puzzle, progress?: Solution): Runs<Hint>;
}

/** A way to reason that has a name. */
export interface Technique {
  readonly name: string;
  /** From 1, the easiest. */
  readonly level: number;
  /** In one sentence. */
  readonly idea: string;
}

/** Work that pauses where a generator yields, and comes to one thing: what the generator returns. */
export function runsOf<T>(work: Generator<void, T>): Runs<T> {
  let over = false;
  return {
    run(budget): SearchStep<T> {
      for (let left = Math.floor(budget); left > 0 && !over; left--) {
        const next = work.next();
        if (next.done !== true) continue;
        over = true;
        return { type: 'solution', solution: next.value };
      }
      return { type: over ? 'exhausted' : 'paused' };
    },
  };
}
