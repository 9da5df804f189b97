/** What a move did, in a sentence for those who hear the board. */
import { type AnyGame, boardOf, type Cell, lyingAt, type Move, marksAt, status, trayOf } from '@pipwright/play';
import { clockFace } from '../game/time.js';
import type { Catalogue } from '../words/catalogue.js';

/** The end of a puzzle is told before anything else. */
export function tellOutcome(words: Catalogue, before: AnyGame, move: Move, after: AnyGame): string {
  const isOver = (game: AnyGame) => status(game) === 'finished';
  if (isOver(after) && !isOver(before))
    return `${words.finished.title} ${words.finished.time(clockFace(after.clock.elapsed))}`;
  return tellMove(words, before, move, after) ?? '';
}

function tellMove({ did }: Catalogue, before: AnyGame, move: Move, after: AnyGame): string | undefined {
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
    case 'swap':
      return did.swapped;
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
      return did.restarted;
    case 'try':
      return did.tryOpened;
    case 'accept':
      return did.tryAccepted;
    case 'drop':
      return did.tryDropped;
    case 'undo':
      return did.undone;
    case 'redo':
      return did.redone;
    default:
      return undefined;
  }
}

function placed(did: Catalogue['did'], game: AnyGame, cell: Cell): string | undefined {
  const lying = game.kind === 'pips' ? lyingAt(boardOf(game), cell) : undefined;
  return lying === undefined ? undefined : did.placed(lying.domino, lying.cells);
}
