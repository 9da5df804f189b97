import type { Cell } from '@pipwright/core';

/** Which way a domino lies: quarters of a turn clockwise from "the second half to the right of the first". */

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** The two cells of a domino whose first half lies on this one. */
export function cellsFrom(first: Cell, quarters: number): readonly [Cell, Cell] {
  const [down, right] = STEPS[quarters & 3] ?? STEPS[0];
  return [first, [first[0] + down, first[1] + right]];
}

/** The quarters of two cells that touch; undefined for others. */
export function quartersOf([first, second]: readonly [Cell, Cell]): number | undefined {
  const found = STEPS.findIndex(([down, right]) => second[0] - first[0] === down && second[1] - first[1] === right);
  return found === -1 ? undefined : found;
}
