/**
 * A Pips puzzle, in full generality: any set of cells, one or more pieces, holes, cells without a rule;
 * dominoes from a list that must all be used, or from a double-N set. `Spec` is a puzzle as somebody
 * wrote it, right or wrong; a `Puzzle` comes from `check` alone and is known to be well formed.
 */
import { type Cell, compareCells } from './cell.js';
import { type Domino, dominoKey } from './domino.js';
import type { Rule } from './rule.js';
import type { Solution } from './solution.js';

export interface Spec {
  readonly cells: readonly Cell[];
  readonly supply: Supply;
  /** Pips run from 0 to this. */
  readonly maxPip: number;
  readonly regions: readonly SpecRegion[];
  readonly about?: About;
  /** The solution that came with the puzzle, in the order of its dominoes. */
  readonly solution?: Solution;
  /**
   * Paths of parts a parser could not read whole: `/cells`, `/dominoes`, `/regions/3`. Such a Spec is no puzzle; the
   * rest of it is checked all the same, but for what depends on these.
   */
  readonly unread?: readonly string[];
}

export interface SpecRegion {
  readonly cells: readonly Cell[];
  /** Rule of the cells; without one they are free, as if they stood in no region. */
  readonly rule?: Rule;
  /** Is it said to have no rule? Otherwise a region without one may be waiting for it, where a puzzle is completed. */
  readonly isFree?: boolean;
  /** Operator of a rule on the sum whose target is not written yet. */
  readonly untargeted?: '=' | '<' | '>';
}

export type Supply =
  /** A list that must all be used. Identical dominoes are interchangeable. */
  | { readonly kind: 'list'; readonly dominoes: readonly Domino[] }
  /** A double-`maxPip` set, of which as many as needed are used, each once or, with repeats, as often as liked. */
  | { readonly kind: 'set'; readonly repeats: boolean };

export type Level = 'easy' | 'medium' | 'hard';
export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];

export interface About {
  readonly comments?: readonly string[];
  readonly id?: number | string;
  readonly name?: string;
  readonly constructors?: string;
  readonly level?: Level;
  readonly printDate?: string;
  readonly editor?: string;
}

declare const checked: unique symbol;

/** A puzzle known to be well formed, though it may have no solution. Only `check` makes one. */
export interface Puzzle {
  readonly [checked]: true;
  readonly cells: readonly Cell[];
  readonly supply: Supply;
  readonly maxPip: number;
  /** Regions with a rule: a free cell is stored one way, as a cell in no region. */
  readonly regions: readonly Region[];
  readonly about: About;
  readonly solution?: Solution;
}

export interface Region {
  readonly cells: readonly Cell[];
  readonly rule: Rule;
  /** Position in the puzzle's own list, where regions without a rule count too. */
  readonly index: number;
}

/**
 * Are these the same puzzle? Dominoes compare without orientation and like regions in any order; what a file says
 * beside the puzzle does not count, nor does `maxPip` where a list fixes the dominoes.
 */
export function samePuzzle(a: Puzzle, b: Puzzle): boolean {
  return puzzleKey(a) === puzzleKey(b);
}

export function puzzleKey(puzzle: Puzzle): string {
  return JSON.stringify(essence(puzzle));
}

function essence(puzzle: Puzzle) {
  const { cells, supply, maxPip, regions } = puzzle;
  return {
    cells,
    supply: supply.kind === 'list' ? supply.dominoes.map(dominoKey).sort() : { maxPip, repeats: supply.repeats },
    regions: [...regions]
      .sort((a, b) => compareCells(a.cells[0] as Cell, b.cells[0] as Cell))
      .map((region) => ({ cells: region.cells, rule: ruleEssence(region.rule) })),
  };
}

/** The fields of a rule in one fixed order. */
function ruleEssence(rule: Rule): readonly unknown[] {
  switch (rule.kind) {
    case 'sum':
      return [rule.kind, rule.op, rule.target];
    case 'same':
      return [rule.kind, rule.value];
    case 'different':
      return [rule.kind, ...[...rule.avoiding].sort((a, b) => a - b)];
    case 'each':
      return [rule.kind, rule.op, rule.value];
  }
}

export const MAX_CELLS = 4096;

/** The largest set anybody makes is the double-eighteen. */
export const MAX_PIP = 18;

/** Rows and columns run from 0 to one below this. */
export const MAX_SIDE = 4096;

const carried = new WeakMap<Puzzle, readonly number[]>();

/** The numbers that some domino carries, the smallest first. */
export function carriedNumbers(puzzle: Puzzle): readonly number[] {
  const numbers = carried.get(puzzle) ?? numbersOf(puzzle);
  carried.set(puzzle, numbers);
  return numbers;
}

function numbersOf({ supply, maxPip }: Puzzle): readonly number[] {
  if (supply.kind === 'set') return Array.from({ length: maxPip + 1 }, (_, pip) => pip);
  return [...new Set(supply.dominoes.flat())].sort((a, b) => a - b);
}
