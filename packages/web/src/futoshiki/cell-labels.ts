/** What is heard of each cell: where it is, what it holds, the signs around it, what is noted, and its colour. */
import { inequalitiesOf, type Puzzle, type Square } from '@pipwright/futoshiki/parts';
import { type Cell, colourAt, type FutoshikiBoard, isGiven, shownMarks } from '@pipwright/play';
import { type Marked, withMarked } from '../words/board-words.js';
import type { PlayWords } from '../words/catalogue.js';
import { futoshikiWords } from './words.js';

export function cellLabels(
  words: PlayWords,
  puzzle: Puzzle,
  board: FutoshikiBoard,
  tidy: boolean,
  marked: Marked,
): (cell: Cell) => string {
  const own = futoshikiWords(words);
  const signs = signsAround(puzzle);
  const notesAt = shownMarks(board, tidy);
  return (cell) => {
    const name = String(cell);
    const number = board.grid[cell[0]]?.[cell[1]] ?? 0;
    const around = (signs.get(name) ?? []).map(({ says, side }) => own.signs[says][side]);
    const colour = own.colours[colourAt(board.colours, cell) - 1];
    const label = own.cell(cell, number, isGiven(puzzle, cell), around, notesAt(cell), colour);
    return withMarked(words, label, name, marked);
  };
}

export type Side = 'above' | 'below' | 'left' | 'right';
interface SignAt {
  readonly says: 'less' | 'more' | 'bar';
  readonly side: Side;
}

const ORDER: readonly Side[] = ['above', 'left', 'right', 'below'];

/** The signs around each cell, by its name, always from above to below. */
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
