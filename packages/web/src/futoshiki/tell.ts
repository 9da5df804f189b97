/** What a move of Futoshiki did, for those who hear the board. */
import {
  boardOf,
  type Cell,
  cellsOfAction,
  colourAt,
  type FutoshikiAction,
  type FutoshikiBoard,
  type Game,
  marksAt,
} from '@pipwright/play';
import { tellMarks } from '../words/board-words.js';
import type { PlayWords } from '../words/catalogue.js';
import { futoshikiWords } from './words.js';

export function tellAction(
  words: PlayWords,
  _: Game<'futoshiki'>,
  action: FutoshikiAction,
  after: Game<'futoshiki'>,
): string {
  const { did, colours } = futoshikiWords(words);
  const board = boardOf(after);
  switch (action.type) {
    case 'put':
      return did.put(action.number, action.cell);
    case 'clear':
      return action.also === undefined ? did.cleared(action.cell) : did.erased(action.also.length + 1);
    case 'mark': {
      const isNoted = marksAt(board.marks, action.cell).includes(action.number);
      return (isNoted ? did.noted : did.unnoted)(action.number, cellsOfAction(action));
    }
    case 'colour': {
      const colour = colours[colourAt(board.colours, action.cell) - 1];
      return colour === undefined ? did.uncoloured(cellsOfAction(action)) : did.coloured(colour, cellsOfAction(action));
    }
    case 'fill-marks':
      return did.notesFilled;
    default:
      return tellMarks(words, action, board.marks);
  }
}

export function tellChanges(words: PlayWords, was: FutoshikiBoard, is: FutoshikiBoard): readonly string[] {
  const { did, colours } = futoshikiWords(words);
  return is.grid.flatMap((line, row) =>
    line.flatMap((number, column): readonly string[] => {
      const cell: Cell = [row, column];
      if (number !== was.grid[row]?.[column]) return [number === 0 ? did.cleared(cell) : did.put(number, cell)];
      const notes = marksAt(is.marks, cell);
      if (number === 0 && String(notes) !== String(marksAt(was.marks, cell))) return [words.did.noted(notes, cell)];
      const colour = colourAt(is.colours, cell);
      if (colour === colourAt(was.colours, cell)) return [];
      return [colour === 0 ? did.uncoloured([cell]) : did.coloured(colours[colour - 1] ?? '', [cell])];
    }),
  );
}
