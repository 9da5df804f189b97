/** Latin squares: every row and every column holds each number from 1 to the side once. Some numbers are given. */
import type { Cell } from '@pipwright/core';

export const MAX_SIDE = 9;

/** A square as somebody wrote it, 0 for an open cell; it may be wrong. */
export interface Spec {
  readonly grid: readonly (readonly number[])[];
}

declare const checked: unique symbol;

/** A square known to be well formed: only `check` makes one. */
export interface Puzzle extends Spec {
  readonly [checked]?: true;
}

/** Whole or not: 0 where nothing stands yet. */
export interface Solution {
  readonly grid: readonly (readonly number[])[];
}

export interface Move {
  readonly cell: Cell;
  readonly number: number;
}

export function numberAt({ grid }: Spec | Solution, [row, column]: Cell): number {
  return grid[row]?.[column] ?? 0;
}

export function cellsOf({ grid }: Spec): Cell[] {
  return grid.flatMap((line, row) => line.map((_, column): Cell => [row, column]));
}

/** The same grid with one number more, or another one. */
export function withNumber({ grid }: Solution, [row, column]: Cell, number: number): Solution {
  return { grid: grid.map((line, r) => (r === row ? line.map((each, c) => (c === column ? number : each)) : line)) };
}
