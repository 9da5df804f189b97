/** Parts of a board on the way to a puzzle; which of the Times's rules are true of some numbers, and whether a rule is. */
import type { Rule } from '../model/rule.js';

/** Cells by number, with a rule or free. */
export interface Part {
  readonly cells: readonly number[];
  readonly rule: Rule | undefined;
}

export type Parts = readonly Part[];

export function valuesIn(part: Pick<Part, 'cells'>, values: readonly number[]): number[] {
  return part.cells.map((cell) => values[cell] ?? 0);
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

export function isTrue(rule: Rule, values: readonly number[]): boolean {
  switch (rule.kind) {
    case 'sum':
      return isSum(rule.op, sumOf(values), rule.target);
    case 'same':
      return new Set(values).size === 1;
    case 'different':
      return new Set(values).size === values.length;
    case 'each':
      throw new Error('The Times has no such rule.');
  }
}

function isSum(op: '=' | '<' | '>', sum: number, target: number): boolean {
  return op === '=' ? sum === target : op === '<' ? sum < target : sum > target;
}

export function exactly(values: readonly number[]): Rule {
  return { kind: 'sum', op: '=', target: sumOf(values) };
}

/** Undefined where the numbers are not all the same; a single number is no news. */
export function same(values: readonly number[]): Rule | undefined {
  return values.length > 1 && new Set(values).size === 1 ? { kind: 'same' } : undefined;
}

/** Undefined where they are not all different. */
export function different(values: readonly number[]): Rule | undefined {
  return values.length > 1 && new Set(values).size === values.length ? { kind: 'different', avoiding: [] } : undefined;
}

/** A bound on the sum so far from it; undefined where it would say nothing, or all. */
export function bound(values: readonly number[], maxPip: number, op: '<' | '>', away: number): Rule | undefined {
  const sum = sumOf(values);
  const most = values.length * maxPip;
  const target = op === '<' ? sum + away : sum - away;
  const leaves = op === '<' ? target : most - target;
  return leaves > 1 && leaves <= most ? { kind: 'sum', op, target } : undefined;
}

/** All the same says more than a sum, but for sums that nothing else comes to. */
export function tightest(values: readonly number[], maxPip: number): Rule {
  const extreme = values[0] === 0 || values[0] === maxPip;
  return (extreme ? undefined : same(values)) ?? exactly(values);
}
