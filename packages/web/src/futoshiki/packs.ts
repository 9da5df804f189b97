/** Which packs of Futoshiki there are: the app lists them, the maker fills them, and the test holds the files to them. */
import type { FutoshikiSize } from '@pipwright/futoshiki';
import type { PackSize } from '../kind/page.js';

export type FutoshikiPack = PackSize & FutoshikiSize;

export const FUTOSHIKI_PACKS: readonly FutoshikiPack[] = [4, 5, 6, 7, 8, 9].map((side) => ({
  size: String(side),
  puzzles: 36,
  cells: side ** 2,
  side,
}));

/** The side, whether there is such a pack or not. */
export function sizeFor(cells: number): string {
  return String(Math.round(Math.sqrt(cells)));
}
