import type { Cell } from '@pipwright/play';

/** Each cell once. */
export function once(cells: readonly Cell[]): readonly Cell[] {
  return [...new Map(cells.map((cell) => [String(cell), cell])).values()];
}
