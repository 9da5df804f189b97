/**
 * What a number means: put into the selected cell, noted in all that are selected, or a colour of theirs. What is
 * locked is entered by each tap on a cell; otherwise the cells are chosen first. A number in several cells at
 * once would mostly be a mistake, so it is noted in them.
 */
import { boardOf, type Cell, type Game, isGiven, numbersInLine } from '@pipwright/play';
import { useState } from 'preact/hooks';
import { useTools } from '../ui/tools.js';
import { futoshikiWords } from './words.js';

type EntryMode = 'placing' | 'noting' | 'colouring';

export interface Entry {
  readonly mode: EntryMode;
  /** What each tap enters; 0 while it is still to be chosen, undefined where taps only select. */
  readonly locked: number | undefined;
  press(number: number, cells: readonly Cell[]): void;
  enterLocked(cells: readonly Cell[]): void;
  erase(cells: readonly Cell[]): void;
  toggleColours(): void;
  toggleLock(): void;
  leaveColours(): void;
}

export function useEntry(game: Game<'futoshiki'>, noting: boolean, several: boolean): Entry {
  const { words, settings, play, say } = useTools();
  const { did } = futoshikiWords(words);
  const [colouring, setColouring] = useState(false);
  const [locked, setLocked] = useState<number>();
  const board = boardOf(game);
  const mode: EntryMode = colouring ? 'colouring' : noting || several ? 'noting' : 'placing';
  const numberAt = ([row, column]: Cell) => board.grid[row]?.[column];

  const put = (number: number, cell: Cell) =>
    numberAt(cell) === number && !isGiven(game.puzzle, cell)
      ? play({ type: 'clear', cell })
      : play({ type: 'put', cell, number });

  const note = (number: number, cells: readonly Cell[]) => {
    const empty = cells.filter((cell) => numberAt(cell) === 0);
    const inLine = numbersInLine(board);
    const open = settings.tidyNotes ? empty.filter((cell) => !inLine(cell, number)) : empty;
    // A note that nobody would see is not made.
    if (open.length === 0 && empty.length > 0) return say(did.noteHidden(number), 'seen');
    void play({ type: 'mark', number, ...together(open.length === 0 ? cells : open) });
  };

  const enter = (number: number, cells: readonly Cell[]) => {
    const [cell] = cells;
    if (cell === undefined) return;
    if (colouring) void play({ type: 'colour', colour: number, ...together(cells) });
    else if (noting || cells.length > 1) note(number, cells);
    else void put(number, cell);
  };

  return {
    mode,
    locked,
    press(number, cells) {
      if (locked === undefined) return enter(number, cells);
      setLocked(locked === number ? undefined : number);
      say(locked === number ? did.unlocked : sayLocked(words, mode, number));
    },
    enterLocked: (cells) => locked !== undefined && locked > 0 && enter(locked, cells),
    erase: (cells) =>
      void play(colouring ? { type: 'colour', colour: 0, ...together(cells) } : { type: 'clear', ...together(cells) }),
    toggleColours() {
      setColouring(!colouring);
      // A colour is not a number.
      if (locked !== undefined) setLocked(0);
      say(colouring ? did.coloursOff : did.coloursOn);
    },
    leaveColours: () => setColouring(false),
    toggleLock() {
      setLocked(locked === undefined ? 0 : undefined);
      say(locked === undefined ? futoshikiWords(words).keypad.choose : did.unlocked);
    },
  };
}

export function sayLocked(words: Parameters<typeof futoshikiWords>[0], mode: EntryMode, locked: number): string {
  const { keypad, colours } = futoshikiWords(words);
  if (locked === 0) return keypad.choose;
  if (mode === 'colouring') return keypad.lockedColour(colours[locked - 1] ?? '');
  return mode === 'noting' ? keypad.lockedNote(locked) : keypad.lockedNumber(locked);
}

function together([cell = [0, 0], ...also]: readonly Cell[]) {
  return also.length === 0 ? { cell } : { cell, also };
}
