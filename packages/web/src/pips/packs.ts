/** Which packs of Pips there are: the app lists them, the maker fills them, and the test holds the files to them. */
import type { PipsSize } from '@pipwright/pips';
import type { PackSize } from '../kind/page.js';

export type PipsPack = PackSize & PipsSize;

/** Boards fit a phone. */
const pack = (size: string, puzzles: number, least: number, most: number, columns: number, rows: number): PipsPack => ({
  size,
  puzzles,
  cells: most * 2,
  dominoes: { least, most },
  maxPip: size === 'grand' ? 12 : 6,
  columns,
  rows,
});

const SMALL = pack('small', 36, 4, 6, 5, 5);

export const PIPS_PACKS: readonly PipsPack[] = [
  SMALL,
  pack('medium', 36, 7, 9, 6, 6),
  pack('large', 36, 12, 16, 7, 9),
  pack('giant', 12, 28, 28, 8, 9),
  pack('grand', 3, 91, 91, 13, 14),
];

/** The largest pack that has such boards. */
export function sizeFor(cells: number): string {
  const { size } = [...PIPS_PACKS].reverse().find(({ dominoes }) => cells >= dominoes.least * 2) ?? SMALL;
  return size;
}
