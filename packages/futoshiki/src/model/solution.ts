import { cellName } from '@pipwright/core';
import type { NumberedSquare } from './numbered-square.js';

/** A grid by row and column, the fixed numbers in it; 0 is an empty square. That it solves a puzzle is for `verify` to say. */
export interface Solution {
  readonly grid: readonly (readonly number[])[];
}

export type Move = NumberedSquare;

/** `3 at r1c3`. */
export function moveInWords({ square: { column, row }, number }: Move): string {
  return `${number} at ${cellName([row, column])}`;
}

export function solutionKey({ grid }: Solution): string {
  return grid.map((row) => row.join()).join(';');
}
