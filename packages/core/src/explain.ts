/**
 * Explanations: steps that each say what they rest on. What a step is about differs from kind to kind; that it is a
 * record of technique, premises and conclusion does not, and sentences, drawings and grades are made from the record.
 */
import type { Cell } from './cell.js';
import type { Look } from './drawing/svg-file.js';
import type { JsonObject } from './json-value.js';
import type { Problem } from './problem.js';
import type { Runs } from './search.js';

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
  /** What sort of contradiction it is, in the kind's own words. */
  readonly class: string;
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

/** An explanation under way. */
export interface Explaining extends Runs<Explanation> {
  /** The steps to what is known by now, for when time is up; they may rest on a little more than they need. */
  soFar(): readonly Deduction[];
}

/** How a kind of puzzle explains. */
export interface Explainer<Puzzle, Solution> {
  /** By name, the easiest first. */
  readonly techniques: readonly Technique[];
  /** From the givens, or from what a player has placed, as far as one can know. */
  explain(puzzle: Puzzle, progress?: Solution): Explaining;
  hint(puzzle: Puzzle, progress?: Solution): Runs<Hint>;
  /** Why this cannot be what a player has placed, whether it leads anywhere or not. Only what has no problems is explained. */
  misplaced(puzzle: Puzzle, progress: Solution): readonly Problem[];
  /** What is known after some steps. */
  known(puzzle: Puzzle, steps: readonly Deduction[], progress?: Solution): Known;
  /** Each premise in a few words, for people, who count steps from 1. */
  premises(puzzle: Puzzle, because: readonly JsonObject[]): readonly string[];
  /** A step in characters, for a terminal: `[ ]` stands around what it concludes, `·` before what it rests on. */
  draw(puzzle: Puzzle, scene: Scene<Solution>, options?: { readonly color?: boolean | undefined }): string;
  readonly figures: Figures<Puzzle, Solution>;
}

/** What is known of a board. */
export interface Known {
  /** The values that each cell may still hold. */
  readonly cells: readonly { readonly cell: Cell; readonly values: readonly number[] }[];
  /** Pairs of cells that belong together, though not yet what lies there. */
  readonly joined: readonly (readonly [Cell, Cell])[];
}

/** One of several steps, as it is to be drawn: with all that was known before it, and what it adds. */
export interface Scene<Solution> {
  readonly steps: readonly Deduction[];
  readonly index: number;
  /** What was placed before the first step. */
  readonly progress?: Solution | undefined;
}

/** Pictures for one page: SVG elements that share a look, which the page has to bring. */
export interface Figures<Puzzle, Solution> {
  readonly look: Look;
  /** With what lies beside the board. */
  puzzle(puzzle: Puzzle): string;
  /** What it concludes has a bold outline, what it rests on is hatched. */
  step(puzzle: Puzzle, scene: Scene<Solution>): string;
  /** The board after all steps. */
  after(puzzle: Puzzle, steps: readonly Deduction[], progress?: Solution): string;
}

/** A conflict as the scene in which it shows. */
export function sceneOf<Solution>({ because, text }: Conflict, progress?: Solution): Scene<Solution> {
  return {
    steps: [{ technique: 'conflict', text, because, removes: [], joins: [], places: [] }],
    index: 0,
    ...(progress === undefined ? {} : { progress }),
  };
}

/** A way to reason that has a name. */
export interface Technique {
  readonly name: string;
  /** From 1, the easiest. */
  readonly level: number;
  /** In one sentence. */
  readonly idea: string;
}
