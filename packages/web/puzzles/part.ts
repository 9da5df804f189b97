/** A part of a board on the way to a puzzle: cells by number, with a rule or free. */
import type { Rule } from '@pipwright/pips';
import type { Layout } from './deal-dominoes.js';

export interface Part {
  readonly cells: readonly number[];
  readonly rule: Rule | undefined;
}

export function valuesIn(part: Pick<Part, 'cells'>, values: readonly number[]): number[] {
  return part.cells.map((cell) => values[cell] ?? 0);
}

/** Do cells of the one touch cells of the other? */
export function touch({ board }: Layout, a: Part, b: Part): boolean {
  return a.cells.some((cell) => board.neighbours[cell]?.some((next) => b.cells.includes(next)));
}
