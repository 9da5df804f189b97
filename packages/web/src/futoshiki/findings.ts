/** What sentences about mistakes are made of. */
import type { Cell } from '@pipwright/play';

export interface Repeated {
  readonly number: number;
  readonly cells: readonly Cell[];
}

export interface Pair {
  readonly numbers: readonly [number, number];
}

export interface Place {
  readonly row?: number;
  readonly column?: number;
  readonly cell?: Cell;
  readonly cells?: readonly Cell[];
}

export function cellsIn({ cell, cells }: Place): readonly Cell[] {
  return cells ?? (cell === undefined ? [] : [cell]);
}
