/** Undoes moves back to the last board that could be finished; not if the player has moved on while that was sought. */
import { type AnyGame, boardOf } from '@pipwright/play';
import { askForLastGood } from '../think/engine-room.js';
import { useSheetTools } from '../ui/sheet-words.js';

export function useBackToGood(game: AnyGame): () => Promise<void> {
  const { words, session, play, say } = useSheetTools();
  return async () => {
    try {
      const steps = await askForLastGood(game);
      if (boardOf(session.state.game) !== boardOf(game)) return;
      if (steps === undefined) say(words.aid.unsolvable, 'seen');
      else void play({ type: 'undo', steps });
    } catch {
      say(words.status.checkFailed, 'seen');
    }
  };
}
