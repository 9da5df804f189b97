/**
 * Which packs there are. The web app lists them, the maker fills them, and the test holds the files to them: what is
 * said of a size is said here alone.
 */
import type { FutoshikiSize } from '@pipwright/futoshiki';
import type { PipsSize } from '@pipwright/pips';

interface Named<Kind> {
  readonly kind: Kind;
  readonly size: string;
  readonly puzzles: number;
}

export type PipsPack = Named<'pips'> & PipsSize;
export type FutoshikiPack = Named<'futoshiki'> & FutoshikiSize;
export type PackSize = PipsPack | FutoshikiPack;

/** Boards fit a phone. */
const pips = (size: string, puzzles: number, least: number, most: number, columns: number, rows: number): PipsPack => ({
  kind: 'pips',
  size,
  puzzles,
  dominoes: { least, most },
  maxPip: size === 'grand' ? 12 : 6,
  columns,
  rows,
});

const futoshiki = (side: number): FutoshikiPack => ({ kind: 'futoshiki', size: String(side), puzzles: 36, side });

export const SIZES: readonly PackSize[] = [
  pips('small', 36, 4, 6, 5, 5),
  pips('medium', 36, 7, 9, 6, 6),
  pips('large', 36, 12, 16, 7, 9),
  pips('giant', 12, 28, 28, 8, 9),
  pips('grand', 3, 91, 91, 13, 14),
  ...[4, 5, 6, 7, 8, 9].map(futoshiki),
];

/** `pips-small`: the name of a pack's file, and of the pack in `--only`. */
export function packName({ kind, size }: PackSize): string {
  return `${kind}-${size}`;
}
