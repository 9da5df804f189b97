/** What moves did, in a sentence for those who hear the board. */
import { type AnyGame, boardOf, type KindName, type Move, status } from '@pipwright/play';
import { clockFace } from '../game/time.js';
import { playingOf } from '../kind/page.js';
import type { PlayWords } from '../words/catalogue.js';

/** The end of a puzzle is told before anything else. */
export function tellOutcome(words: PlayWords, before: AnyGame, moves: readonly Move[], after: AnyGame): string {
  const isOver = (game: AnyGame) => status(game) === 'finished';
  if (isOver(after) && !isOver(before)) return words.finished.title(clockFace(after.clock.elapsed));
  const [move, another] = moves.filter(({ type }) => type !== 'hint');
  const told = (another ? sayChanges(words, before, after) : move && tellMove(words, before, move, after)) ?? '';
  const full = status(after) === 'full-but-wrong' && status(before) === 'playing';
  return full ? `${told} ${words.status.full}` : told;
}

function tellMove(words: PlayWords, before: AnyGame, move: Move, after: AnyGame): string | undefined {
  const { did } = words;
  const tellChange = () => sayChanges(words, before, after);
  switch (move.type) {
    case 'restart':
      return `${did.restarted} ${tellChange()}`;
    case 'try':
      return did.tryOpened;
    case 'accept':
      return did.tryAccepted;
    case 'drop':
      return `${did.tryDropped} ${tellChange()}`;
    case 'undo':
      return `${did.undone} ${tellChange()}`;
    case 'redo':
      return `${did.redone} ${tellChange()}`;
    case 'tick':
    case 'pause':
    case 'resume':
    case 'hint':
      return undefined;
    default:
      return playingOf<KindName>(after.kind).tellAction(words, before, move, after);
  }
}

/** What is different now: the one thing, if it is one, and else how many. */
function sayChanges(words: PlayWords, before: AnyGame, after: AnyGame): string {
  const { tellChanges } = playingOf<KindName>(after.kind);
  const changes = tellChanges(words, boardOf<KindName>(before), boardOf<KindName>(after));
  return changes.length === 1 ? (changes[0] ?? '') : words.did.changes(changes.length);
}
