/** What stands between a square and its neighbours, seen from the square. */
import { inequalitiesOf, type Puzzle, type Square } from '@pipwright/futoshiki';
import type { Cell } from '@pipwright/play';

export type Side = 'above' | 'below' | 'left' | 'right';
interface SignAt {
  readonly says: 'less' | 'more' | 'bar';
  readonly side: Side;
}

const ORDER: readonly Side[] = ['above', 'left', 'right', 'below'];

/** The signs around each square, by the cell's name, always from above to below. */
export function signsAround(puzzle: Puzzle): ReadonlyMap<string, readonly SignAt[]> {
  const found = new Map<string, SignAt[]>();
  const add = (from: Square, to: Square, says: SignAt['says']) => {
    const name = String(cellAt(from));
    found.set(name, [...(found.get(name) ?? []), { says, side: sideOf(from, to) }]);
  };
  for (const { greater, less } of inequalitiesOf(puzzle)) {
    add(greater, less, 'more');
    add(less, greater, 'less');
  }
  for (const { firstSquare, secondSquare } of puzzle.bars ?? []) {
    add(firstSquare, secondSquare, 'bar');
    add(secondSquare, firstSquare, 'bar');
  }
  for (const signs of found.values()) signs.sort((a, b) => ORDER.indexOf(a.side) - ORDER.indexOf(b.side));
  return found;
}

function cellAt({ row, column }: Square): Cell {
  return [row, column];
}

function sideOf(from: Square, to: Square): Side {
  if (from.row !== to.row) return to.row < from.row ? 'above' : 'below';
  return to.column < from.column ? 'left' : 'right';
}
