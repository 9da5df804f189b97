/** Which packs of Pips there are: the app lists them, the maker fills them, and the test holds the files to them. */
import type { PackSize } from '../kind/page.js';

export interface PipsPack extends PackSize {
  readonly set: number;
  readonly columns: number;
  readonly rows: number;
}

const pack = (size: string, puzzles: number, least: number, most: number, columns: number, rows: number): PipsPack => ({
  size,
  puzzles,
  cells: most * 2,
  range: [least, most],
  set: 6,
  columns,
  rows,
});

export const PIPS_PACKS: readonly PipsPack[] = [
  pack('easy', 48, 4, 6, 6, 7),
  pack('medium', 48, 5, 9, 7, 8),
  pack('hard', 48, 9, 14, 8, 9),
  pack('expert', 48, 13, 16, 8, 9),
  pack('giant', 12, 28, 28, 10, 12),
];

const SIZES: readonly (readonly [least: number, size: string])[] = [
  [91, 'grand'],
  [28, 'giant'],
  [12, 'large'],
  [7, 'medium'],
];

export function sizeFor(cells: number): string {
  return SIZES.find(([least]) => cells >= least * 2)?.[1] ?? 'small';
}
