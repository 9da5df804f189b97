/** What a step says: which numbers a cell may still hold, or which one it does. */
import { members } from '@pipwright/core/bits';
import type { Terms } from '../../engines/swift/index.js';

/** What one use of a technique concludes, or several alike. */
export type Fact = readonly Conclusion[];

export type Conclusion =
  /** The cell holds none but these numbers, as a set of bits; where there are none, something cannot be. */
  | { readonly kind: 'left'; readonly cell: number; readonly values: number }
  | { readonly kind: 'place'; readonly cell: number; readonly values: number };

/** Tightens terms by what was concluded. */
export function impose(terms: Terms, fact: Fact): void {
  for (const { cell, values } of fact) terms.values[cell]! &= values;
}

/** Does a fact say what to place? */
export function places(fact: Fact): boolean {
  return fact.some(({ kind }) => kind === 'place');
}

export function isImpossible(fact: Fact): boolean {
  return fact.some(({ values }) => values === 0);
}

/** The numbers of a set of bits. */
export function numbersIn(values: number): number[] {
  return members(values).map((bit) => bit + 1);
}
