/** Which packs of Futoshiki there are: the app lists them, the maker fills them, and the test holds the files to them. */
import type { PackSize } from '../kind/page.js';

export interface FutoshikiPack extends PackSize {
  /** Of the first puzzles that are made, then of those after them. */
  readonly sides: readonly number[];
}

const pack = (size: string, ...sides: readonly number[]): FutoshikiPack => ({
  size,
  puzzles: 48,
  cells: Math.max(...sides) ** 2,
  range: [Math.min(...sides), Math.max(...sides)],
  sides,
});

export const FUTOSHIKI_PACKS: readonly FutoshikiPack[] = [
  pack('easy', 4, 5, 6),
  pack('medium', 6, 7),
  pack('hard', 7, 8),
  pack('expert', 7, 8, 9),
];

export function sizeFor(cells: number): string {
  return String(Math.round(Math.sqrt(cells)));
}
