/** The number that a move has written or erased. */
import type { Cell, FutoshikiBoard } from '@pipwright/play';

export function changedNumber(
  before: FutoshikiBoard,
  after: FutoshikiBoard,
): { readonly cell: Cell; readonly number: number } {
  const row = after.grid.findIndex((line, i) => line.some((number, j) => number !== before.grid[i]?.[j]));
  const column = after.grid[row]?.findIndex((number, j) => number !== before.grid[row]?.[j]) ?? 0;
  return { cell: [Math.max(row, 0), column], number: after.grid[row]?.[column] ?? 0 };
}
