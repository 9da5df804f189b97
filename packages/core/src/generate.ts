import type { Grade, Label } from './grade.js';
import type { Problem } from './problem.js';
import type { Runs } from './search.js';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** What puzzles of every kind can be asked to be. Plain data, as puzzles are: it can be sent to a worker. */
export interface Wish {
  readonly difficulty?: Label;
  readonly effort?: Range;
  /** The hardest that solving it takes, and it takes that one: others that are no harder do not lead to the end. */
  readonly technique?: string;
  /** Can none of its clues be left out? */
  readonly minimal?: boolean;
  /** Ends with the nearest after so many nodes; there is a limit unless told. */
  readonly nodes?: number;
}

export interface GradedPuzzle<Puzzle, Solution> {
  readonly puzzle: Puzzle;
  readonly solution: Solution;
  readonly grade: Grade;
  /** Only of a nearest: it does not need the technique that was asked for, or needs a harder one. */
  readonly doesWithout?: true;
}

export type Generated<Puzzle, Solution> =
  | ({ readonly status: 'generated' } & GradedPuzzle<Puzzle, Solution>)
  | { readonly status: 'stopped'; readonly nearest: GradedPuzzle<Puzzle, Solution> | undefined };

/** A puzzle being made: it comes to one thing, the same however it is driven. */
export interface Generation<Puzzle, Solution> extends Runs<Generated<Puzzle, Solution>> {
  readonly nodes: number;
  /** Puzzles with one solution that were graded so far. */
  readonly graded: number;
  readonly nearest: GradedPuzzle<Puzzle, Solution> | undefined;
}

export interface GeneratingPart<Puzzle, Solution, Request extends Wish> {
  /** Why there can be no such puzzle; empty where there may be. Only what is not refused is made. */
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
   * Why there can be no such puzzle; empty where there may be. Only what is not refused is completed.
   * @param spec as a parser read it, or {} where nothing is written
   */
  refuses(spec: unknown, request: Request): readonly Problem[];
  complete(spec: unknown, request: Request, seed: string): Generation<Puzzle, Solution>;
}
