/** What sentences about a region say of the numbers in it. */
import type { Puzzle, Rule } from '@pipwright/pips';

/** What lies in a region that cannot be completed. */
export interface BrokenRegion {
  readonly region: number;
  readonly values: readonly number[];
  readonly open: number;
}

export function ruleAt({ regions }: Puzzle, region: number): Rule {
  return regions.find(({ index }) => index === region)?.rule as Rule;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function distinct(values: readonly number[]): readonly number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

export function repeated(values: readonly number[]): readonly number[] {
  return distinct(values.filter((value, i) => values.indexOf(value) !== i));
}
