/** Which packs of Futoshiki there are: the app lists them, the maker fills them, and the test holds the files to them. */
import type { EarlierPack, PackSize } from '../kind/page.js';

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

const FOLLOWED_BY: Readonly<Record<number, string>> = {
  4: 'easy',
  5: 'easy',
  6: 'medium',
  7: 'medium',
  8: 'hard',
  9: 'expert',
};

export const EARLIER_FUTOSHIKI_PACKS: readonly EarlierPack[] = Object.entries(FOLLOWED_BY).map(
  ([side, followedBy]) => ({
    size: side,
    puzzles: 36,
    cells: Number(side) ** 2,
    range: [Number(side), Number(side)],
    followedBy,
  }),
);

/** The side. */
export function sizeFor(cells: number): string {
  return String(Math.round(Math.sqrt(cells)));
}
