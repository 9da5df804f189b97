/** What an editor asks of a Pips puzzle beside its one solution: how large its regions are, and how mixed its rules. */
import type { Part } from './part.js';

export interface Taste {
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
  /** Left to chance few puzzles would have numbers that are all different. */
  readonly wantsDifferent: boolean;
  /** A share of the cells. */
  readonly free: number;
  readonly atFirst: 'loose' | 'tight' | 'numbers';
  /** How many of the ways to say less are tried, from 0, which leaves a gentle puzzle, to 1. */
  readonly loosening: number;
  /** Loosening does not mend what goes further beyond the taste. */
  readonly hopeless: number;
  /** A proof may take so many nodes. */
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

function mixOf(parts: readonly Part[]): Mix {
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

function mostOf(taste: Taste, parts: readonly Part[]): Mix {
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
export function excess(taste: Taste, parts: readonly Part[]): number {
  const [mix, most] = [mixOf(parts), mostOf(taste, parts)];
  return (Object.keys(mix) as (keyof Mix)[]).reduce((sum, key) => sum + Math.max(0, mix[key] - most[key]), 0);
}

/** All rules alike would be dull. */
export function isVaried(taste: Taste, parts: readonly Part[]): boolean {
  const labels = parts.flatMap(({ rule }) => (rule === undefined ? [] : [rule.kind === 'sum' ? rule.op : rule.kind]));
  const largest = Math.max(...labels.map((label) => labels.filter((each) => each === label).length));
  if (taste.wantsDifferent && !labels.includes('different')) return false;
  return new Set(labels).size >= Math.min(3, labels.length) && largest <= Math.max(3, taste.alikeRules * labels.length);
}
