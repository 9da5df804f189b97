/** The names of regions, for those who hear them: A, B and so on in reading order, after Z: AA. */
import type { Puzzle, Region } from '@pipwright/pips';
import type { Cell } from '@pipwright/play';

export interface NamedRegion extends Region {
  readonly name: string;
}

export function namedRegions({ regions }: Puzzle): readonly NamedRegion[] {
  return [...regions]
    .sort((a, b) => inReadingOrder(firstOf(a), firstOf(b)))
    .map((region, i) => ({ ...region, name: letters(i) }));
}

export function letterOf(puzzle: Puzzle, region: number): string {
  return namedRegions(puzzle).find(({ index }) => index === region)?.name ?? '';
}

export function firstOf({ cells }: Region): Cell {
  return [...cells].sort(inReadingOrder)[0] ?? [0, 0];
}

function inReadingOrder([rowA, columnA]: Cell, [rowB, columnB]: Cell): number {
  return rowA - rowB || columnA - columnB;
}

function letters(i: number): string {
  const last = String.fromCharCode(65 + (i % 26));
  return i < 26 ? last : letters(Math.floor(i / 26) - 1) + last;
}
