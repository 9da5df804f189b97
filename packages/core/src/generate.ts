import type { Grade, Label } from './grade.js';
import type { Problem } from './problem.js';
import type { Runs } from './search.js';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Wish for a puzzle of any kind. Plain data, as puzzles are: it can be sent to a worker. */
export interface Wish {
  readonly difficulty?: Label;
  readonly effort?: Range;
  /** Hardest technique that solving takes; techniques that are no harder do not lead to the end without it. */
  readonly technique?: string;
  /** Can none of its clues be left out? */
  readonly minimal?: boolean;
  /** Nodes after which generation ends with the nearest puzzle; without it each kind has a limit. */
  readonly nodes?: number;
}

export interface GradedPuzzle<Puzzle, Solution> {
  readonly puzzle: Puzzle;
  readonly solution: Solution;
  readonly grade: Grade;
  /** Set on a nearest puzzle that does not need the technique asked for, or needs a harder one. */
  readonly doesWithout?: true;
}

export type Generated<Puzzle, Solution> =
  | ({ readonly status: 'generated' } & GradedPuzzle<Puzzle, Solution>)
  | { readonly status: 'stopped'; readonly nearest: GradedPuzzle<Puzzle, Solution> | undefined };

/** A puzzle being made: it comes to one thing, the same however it is driven. */
export interface Generation<Puzzle, Solution> extends Runs<Generated<Puzzle, Solution>> {
  readonly nodes: number;
  /** Number of puzzles with one solution graded so far. */
  readonly graded: number;
  readonly nearest: GradedPuzzle<Puzzle, Solution> | undefined;
}

export interface GeneratingPart<Puzzle, Solution, Request extends Wish> {
  /** Reasons why there can be no such puzzle; `generate` takes only requests without any. */
  refuses(request: Request): readonly Problem[];
  /** The same puzzle for the same request and seed on every machine. */
  generate(request: Request, seed: string): Generation<Puzzle, Solution>;
  /** The same for puzzles that are equal when turned, mirrored or written in another order. */
  likeness(puzzle: Puzzle): string;
  readonly completing?: CompletingPart<Puzzle, Solution, Request>;
}

export interface CompletingPart<Puzzle, Solution, Request extends Wish> {
  /** Does a parser's problem say only that something is not written yet? */
  isGap(problem: Problem): boolean;
  /**
   * Reasons why there can be no such puzzle; `complete` takes only requests without any.
   * @param spec as a parser read it, or {} where nothing is written
   */
  refuses(spec: unknown, request: Request): readonly Problem[];
  complete(spec: unknown, request: Request, seed: string): Generation<Puzzle, Solution>;
}
