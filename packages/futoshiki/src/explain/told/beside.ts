/** What is on the other side of a sign, a bar, or a place without one. */
import { type Cell, sameCell } from '@pipwright/core';
import type { Between } from '../step.js';
import { MOST_NUMBERS } from './concluded.js';
import { otherEnd, type ToldLink } from './link.js';

/** A cell is greater, or smaller, than another. */
export interface Side {
  readonly isGreater: boolean;
  readonly other: Cell;
  /** What is written there. */
  readonly number?: number;
  /** The one number that is left to it. */
  readonly is?: number;
  /** The least, or the most, that it can be. */
  readonly bound?: number;
}

/** Whatever the other cell holds. */
export function besideAny([greater, less]: Between, cell: Cell): Side {
  const isGreater = sameCell(greater, cell);
  return { isGreater, other: isGreater ? less : greater };
}

export function beside(told: ToldLink, sign: Between, cell: Cell): Side {
  const side = besideAny(sign, cell);
  const number = told.number(side.other);
  if (number !== undefined) return { ...side, number };
  const left = told.left(side.other);
  const end = side.isGreater ? Math.min(...left) : Math.max(...left);
  if (left.length === 0) return side;
  if (left.length === 1) return { ...side, is: end };
  return end === (side.isGreater ? 1 : told.side) ? side : { ...side, bound: end };
}

/** A cell that a bar joins, or none does. */
export interface Across {
  readonly cell: Cell;
  /** What is written there. */
  readonly number?: number;
  /** The few numbers that are left to it. */
  readonly among?: readonly number[];
  /** What would have to be there. */
  readonly not?: readonly number[];
}

/** @param lost the numbers of the cell that this rules out */
export function across(told: ToldLink, ends: Between, cell: Cell, lost: readonly number[]): Across {
  const other = otherEnd(ends, cell);
  const [number, left] = [told.number(other), told.left(other)];
  if (number !== undefined) return { cell: other, number };
  if (left.length === 0) return { cell: other };
  if (left.length <= MOST_NUMBERS) return { cell: other, among: left };
  const besides = lost.flatMap((each) => [each - 1, each + 1]).filter((each) => each > 0 && each <= told.side);
  const wanting = [...new Set(besides)].filter((each) => !left.includes(each)).sort((a, b) => a - b);
  return wanting.length === 0 || wanting.length > MOST_NUMBERS ? { cell: other } : { cell: other, not: wanting };
}
