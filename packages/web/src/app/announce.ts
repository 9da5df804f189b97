/** What a move did, in a sentence for those who hear the board. */
import {
  type AnyGame,
  boardOf,
  type Cell,
  type LyingDomino,
  lyingAt,
  type Move,
  marksAt,
  status,
  trayOf,
} from '@pipwright/play';
import { clockFace } from '../game/time.js';
import type { PlayWords } from '../words/catalogue.js';

/** The end of a puzzle is told before anything else. */
export function tellOutcome(words: PlayWords, before: AnyGame, move: Move, after: AnyGame): string {
  const isOver = (game: AnyGame) => status(game) === 'finished';
  if (isOver(after) && !isOver(before))
    return `${words.finished.title} ${words.finished.time(clockFace(after.clock.elapsed))}`;
  const told = tellMove(words, before, move, after) ?? '';
  const full = status(after) === 'full-but-wrong' && status(before) === 'playing';
  return full ? `${told} ${words.status.full}` : told;
}

function tellMove({ did }: PlayWords, before: AnyGame, move: Move, after: AnyGame): string | undefined {
  switch (move.type) {
    case 'place':
      return placed(did, after, move.cells[0]);
    case 'move':
      return placed(did, after, move.to[0]);
    case 'take': {
      const lying = before.kind === 'pips' ? lyingAt(boardOf(before), move.cell) : undefined;
      return lying === undefined ? undefined : did.taken(lying.domino);
    }
    case 'flip':
    case 'turn':
      return placed(did, after, move.cell);
    case 'turn-in-tray': {
      const slot = after.kind === 'pips' ? trayOf(after.puzzle, boardOf(after))[move.slot] : undefined;
      return slot === undefined ? undefined : did.turned(slot.domino);
    }
    case 'put':
      return did.put(move.number, move.cell);
    case 'clear':
      return did.cleared(move.cell);
    case 'mark':
      return did.noted(marksAt(boardOf(after).marks, move.cell), move.cell);
    case 'fill-marks':
      return did.notesFilled;
    case 'clear-marks':
      return did.notesCleared;
    case 'restart':
      return `${did.restarted} ${tellChange(did, before, after)}`;
    case 'try':
      return did.tryOpened;
    case 'accept':
      return did.tryAccepted;
    case 'drop':
      return `${did.tryDropped} ${tellChange(did, before, after)}`;
    case 'undo':
      return `${did.undone} ${tellChange(did, before, after)}`;
    case 'redo':
      return `${did.redone} ${tellChange(did, before, after)}`;
    default:
      return undefined;
  }
}

function placed(did: PlayWords['did'], game: AnyGame, cell: Cell): string | undefined {
  const lying = game.kind === 'pips' ? lyingAt(boardOf(game), cell) : undefined;
  return lying === undefined ? undefined : did.placed(lying.domino, lying.cells);
}

/** What is different now: the one thing, if it is one, and else how many. */
function tellChange(did: PlayWords['did'], before: AnyGame, after: AnyGame): string {
  const changes = changesBetween(did, before, after);
  return changes.length === 1 ? (changes[0] ?? '') : did.changes(changes.length);
}

function changesBetween(did: PlayWords['did'], before: AnyGame, after: AnyGame): readonly string[] {
  if (before.kind === 'pips' && after.kind === 'pips') {
    const [was, is] = [boardOf(before).lying, boardOf(after).lying];
    const placed = is.filter((each) => !was.some((other) => sameLying(each, other)));
    const taken = was.filter(({ slot }) => !is.some((other) => other.slot === slot));
    return [
      ...placed.map(({ domino, cells }) => did.placed(domino, cells)),
      ...taken.map(({ domino }) => did.taken(domino)),
    ];
  }
  if (before.kind === 'pips' || after.kind === 'pips') return [];
  const was = boardOf(before).grid;
  return boardOf(after).grid.flatMap((line, row) =>
    line.flatMap((number, column) => {
      if (number === was[row]?.[column]) return [];
      return [number === 0 ? did.cleared([row, column]) : did.put(number, [row, column])];
    }),
  );
}

function sameLying(a: LyingDomino, b: LyingDomino): boolean {
  return a.slot === b.slot && String(a.cells) === String(b.cells);
}
