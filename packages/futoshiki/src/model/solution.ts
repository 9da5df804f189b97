import { cellName } from '@pipwright/core';
import type { NumberedSquare } from './numbered-square.js';

/** A grid by row and column, the fixed numbers in it; 0 is an empty square. That it solves a puzzle is for `verify` to say. */
export interface Solution {
  readonly grid: readonly (readonly number[])[];
}

/** A number put into a square. */
export type Move = NumberedSquare;

/** `3 at r1c3`. */
export function moveInWords({ square: { column, row }, number }: Move): string {
  return `${number} at ${cellName([row, column])}`;
}

/** A name for a solution, for sets and maps: two solutions are the same when every square holds the same number. */
export function solutionKey({ grid }: Solution): string {
  return grid.map((row) => row.join()).join(';');
}
