/** What a move of Futoshiki did, for those who hear the board. */
import { boardOf, type FutoshikiAction, type FutoshikiBoard, type Game } from '@pipwright/play';
import { tellMarks } from '../words/board-words.js';
import type { PlayWords } from '../words/catalogue.js';
import { futoshikiWords } from './words.js';

export function tellAction(
  words: PlayWords,
  _: Game<'futoshiki'>,
  action: FutoshikiAction,
  after: Game<'futoshiki'>,
): string {
  const { did } = futoshikiWords(words);
  switch (action.type) {
    case 'put':
      return did.put(action.number, action.cell);
    case 'clear':
      return did.cleared(action.cell);
    case 'fill-marks':
      return did.notesFilled;
    default:
      return tellMarks(words, action, boardOf(after).marks);
  }
}

export function tellChanges(words: PlayWords, was: FutoshikiBoard, is: FutoshikiBoard): readonly string[] {
  const { did } = futoshikiWords(words);
  return is.grid.flatMap((line, row) =>
    line.flatMap((number, column) => {
      if (number === was.grid[row]?.[column]) return [];
      return [number === 0 ? did.cleared([row, column]) : did.put(number, [row, column])];
    }),
  );
}
