/** What is heard of each square: where it is, what it holds, the signs around it, what is noted. */
import type { Puzzle } from '@pipwright/futoshiki';
import { type Cell, type FutoshikiBoard, isGiven, marksAt } from '@pipwright/play';
import { type Marked, withMarked } from '../words/board-words.js';
import type { PlayWords } from '../words/catalogue.js';
import { signsAround } from './signs.js';
import { futoshikiWords } from './words.js';

/** Asks the board once; then gives the words for a cell. */
export function cellLabels(
  words: PlayWords,
  puzzle: Puzzle,
  board: FutoshikiBoard,
  marked: Marked,
): (cell: Cell) => string {
  const own = futoshikiWords(words);
  const signs = signsAround(puzzle);
  return (cell) => {
    const name = String(cell);
    const number = board.grid[cell[0]]?.[cell[1]] ?? 0;
    const around = (signs.get(name) ?? []).map(({ says, side }) => own.signs[says][side]);
    const noted = number === 0 ? marksAt(board.marks, cell) : [];
    return withMarked(words, own.cell(cell, number, isGiven(puzzle, cell), around, noted), name, marked);
  };
}
