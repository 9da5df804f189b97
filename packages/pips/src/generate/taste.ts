/** What an editor asks of a Pips puzzle beside its one solution: how large its regions are, and how mixed its rules. */
import { dominoSet } from '../model/domino.js';
import type { Part, Parts } from './rules.js';

/** What a puzzle is asked to be. */
export interface PipsSize {
  readonly dominoes: { readonly least: number; readonly most: number };
  /** Of which set they are: 6 for the double-six. */
  readonly maxPip: number;
  /** The board is no larger. */
  readonly columns: number;
  readonly rows: number;
  /** From 0, which says much, to 1, which says as little as it can; 0.5 unless told. */
  readonly level?: number;
  /** Must some region have numbers that are all different? Left to chance few puzzles would have one. */
  readonly different?: boolean;
}

export interface Taste {
  /** May a board have a hole, or be two pieces? */
  readonly unusual: boolean;
  /** Sizes of regions to draw from. */
  readonly sizes: readonly number[];
  /** Neighbours of equal numbers in the solution, for each cell. */
  readonly gathered: number;
  /** The share of the cells that regions of equal numbers may take, and their sizes. */
  readonly alike: number;
  readonly alikeSizes: readonly number[];
  /** Shares of the regions. */
  readonly singles: number;
  /** Singles with their exact number. */
  readonly gifts: number;
  readonly bounds: number;
  readonly different: number;
  /** Rules of one sort. */
  readonly alikeRules: number;
  readonly wantsDifferent: boolean;
  /** A share of the cells. */
  readonly free: number;
  readonly atFirst: 'loose' | 'tight' | 'numbers';
  /** How many of the ways to say less are tried, from 0, which leaves a gentle puzzle, to 1. */
  readonly loosening: number;
  /** Loosening does not mend what goes further beyond the taste. */
  readonly hopeless: number;
  /** A proof may take at most this many nodes. */
  readonly nodes: number;
}

interface Mix {
  readonly singles: number;
  readonly gifts: number;
  readonly bounds: number;
  readonly different: number;
  readonly free: number;
}

export const MOST_CELLS = 6;

/** From this share on, a part of a double-six set or of a smaller one counts as the whole set. */
const WHOLE = 0.75;

/**
 * Dominoes of a whole set can lie in so many ways that rules must tell some 2.4 bits for each cell, and a number has
 * 2.8: there most cells stand in regions of equal numbers, and more singles than elsewhere are needed. Of double-twelve
 * it is 3.4 bits of 3.7: most numbers are given, and what is left to find is how the dominoes lie.
 */
const AS_FAR_AS_THEY_GO = Number.POSITIVE_INFINITY;

export function tasteFor({ maxPip, level = 0.5, different = false }: PipsSize, dominoes: number): Taste {
  const common = {
    unusual: false,
    gathered: 0.4,
    alike: 0.3,
    alikeSizes: [2, 3, 3, 4, 5],
    singles: 0.2,
    gifts: 0.07,
    bounds: 0.3,
    different: 0.2,
    alikeRules: 0.5,
    wantsDifferent: different,
    free: 0.12,
    atFirst: 'loose' as const,
    loosening: 0.3 + 0.7 * level,
    nodes: 5_000,
    hopeless: 15,
  };
  if (dominoes < 7) return { ...common, sizes: [1, 2, 2, 2, 3, 3, 4] };
  if (dominoes < 12) return { ...common, sizes: [1, 2, 2, 3, 3, 4, 5] };
  const tight = { unusual: true, atFirst: 'tight' as const, alikeSizes: [3, 4, 5, 6] };
  const many = { gathered: AS_FAR_AS_THEY_GO, singles: 0.38, gifts: 0.38, free: 0.04, alikeRules: 0.7, hopeless: 4 };
  const given = { atFirst: 'numbers' as const, singles: 1, gifts: 1, bounds: 0.12, alikeRules: 1, loosening: 0.2 };
  if (maxPip > 6) return { ...common, ...many, ...given, alike: 0.22, sizes: [], nodes: 1_500 };
  return dominoes < WHOLE * dominoSet(maxPip).length
    ? { ...common, ...tight, gathered: 0.7, alike: 0.55, sizes: [2, 2, 3, 3, 4] }
    : { ...common, ...tight, ...many, alike: 0.85, alikeSizes: [5, 6, 6], sizes: [2], nodes: 6_000 };
}

function mixOf(parts: Parts): Mix {
  const ruled = parts.filter(({ rule }) => rule !== undefined);
  const count = (matches: (part: Part) => boolean) => ruled.filter(matches).length;
  return {
    singles: count(({ cells }) => cells.length === 1),
    gifts: count((part) => part.cells.length === 1 && isSum(part, '=')),
    bounds: count((part) => isSum(part, '<') || isSum(part, '>')),
    different: count(({ rule }) => rule?.kind === 'different'),
    free: parts.filter(({ rule }) => rule === undefined).flatMap(({ cells }) => cells).length,
  };
}

function isSum({ rule }: Part, op: '=' | '<' | '>'): boolean {
  return rule?.kind === 'sum' && rule.op === op;
}

function mostOf(taste: Taste, parts: Parts): Mix {
  const regions = parts.filter(({ rule }) => rule !== undefined).length;
  const cells = parts.flatMap((part) => part.cells).length;
  const share = (part: number, of: number) => Math.max(1, Math.round(part * of));
  return {
    singles: share(taste.singles, regions),
    gifts: share(taste.gifts, regions),
    bounds: share(taste.bounds, regions),
    different: share(taste.different, regions),
    free: share(taste.free, cells),
  };
}

/** How far these parts go beyond the taste, in all. */
export function excess(taste: Taste, parts: Parts): number {
  const [mix, most] = [mixOf(parts), mostOf(taste, parts)];
  return (Object.keys(mix) as (keyof Mix)[]).reduce((sum, key) => sum + Math.max(0, mix[key] - most[key]), 0);
}

/** All rules alike would be dull. */
export function isVaried(taste: Taste, parts: Parts): boolean {
  const labels = parts.flatMap(({ rule }) => (rule === undefined ? [] : [rule.kind === 'sum' ? rule.op : rule.kind]));
  const largest = Math.max(...labels.map((label) => labels.filter((each) => each === label).length));
  if (taste.wantsDifferent && !labels.includes('different')) return false;
  return new Set(labels).size >= Math.min(3, labels.length) && largest <= Math.max(3, taste.alikeRules * labels.length);
}
