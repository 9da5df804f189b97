/** What a move of Pips did, for those who hear the board. */
import {
  boardOf,
  type Cell,
  type Game,
  type LyingDomino,
  lyingAt,
  type PipsAction,
  type PipsBoard,
  quartersOf,
  sameCell,
  trayOf,
} from '@pipwright/play';
import { tellMarks } from '../words/board-words.js';
import type { PlayWords } from '../words/catalogue.js';
import { pipsWords } from './words.js';

export function tellAction(
  words: PlayWords,
  before: Game<'pips'>,
  action: PipsAction,
  after: Game<'pips'>,
): string | undefined {
  const { did } = pipsWords(words);
  const placed = (cell: Cell, from?: Cell) => {
    const lying = lyingAt(boardOf(after), cell);
    if (lying === undefined) return undefined;
    const was = from === undefined ? undefined : lyingAt(boardOf(before), from);
    return isTurned(was, lying) ? did.turned(lying.domino, lying.cells) : did.placed(lying.domino, lying.cells);
  };
  switch (action.type) {
    case 'place':
      return placed(action.cells[0]);
    case 'move':
      return placed(action.to[0], action.cell);
    case 'flip':
    case 'turn':
      return placed(action.cell, action.cell);
    case 'take': {
      const taken = otherThan(boardOf(after), boardOf(before));
      return taken.length === 0 ? undefined : did.taken(dominoesOf(taken));
    }
    case 'turn-in-tray': {
      const slot = trayOf(after.puzzle, boardOf(after))[action.slot];
      return slot === undefined ? undefined : did.turnedInTray(slot.domino, slot.quarters);
    }
    default:
      return tellMarks(words, action, boardOf(after).marks);
  }
}

export function tellChanges(words: PlayWords, was: PipsBoard, is: PipsBoard): readonly string[] {
  const { did } = pipsWords(words);
  const taken = was.lying.filter(({ slot }) => !is.lying.some((other) => other.slot === slot));
  return [
    ...otherThan(was, is).map(({ domino, cells }) => did.placed(domino, cells)),
    ...(taken.length === 0 ? [] : [did.taken(dominoesOf(taken))]),
  ];
}

function otherThan({ lying: was }: PipsBoard, { lying: is }: PipsBoard): readonly LyingDomino[] {
  return is.filter((each) => !was.some((other) => sameLying(each, other)));
}

function dominoesOf(lying: readonly LyingDomino[]) {
  return lying.map(({ domino }) => domino);
}

function isTurned(was: LyingDomino | undefined, is: LyingDomino): boolean {
  if (was === undefined || quartersOf(was.cells) === quartersOf(is.cells)) return false;
  return was.cells.some((cell) => is.cells.some((other) => sameCell(cell, other)));
}

function sameLying(a: LyingDomino, b: LyingDomino): boolean {
  return a.slot === b.slot && String(a.cells) === String(b.cells);
}
