/** Shares that the puzzle is solved, and says how that went. */
import type { AnyGame } from '@pipwright/play';
import { clockFace } from '../game/time.js';
import { useNavigation } from './navigation.js';
import { useTools } from './tools.js';

export function useShareResult(game: AnyGame): () => Promise<void> {
  const { words, say } = useTools();
  const { title, keptTitle } = useNavigation();
  const { finished: w } = words;
  return async () => {
    const time = clockFace(game.clock.elapsed);
    const text = w.shared(words.kinds[game.kind].name, title, time);
    try {
      const { shareResult } = await import('../share/share-result.js');
      const how = await shareResult({ game, keptTitle, text, title, solvedIn: w.title(time) });
      if (how === 'copied') say(w.copied, 'seen');
    } catch {
      say(w.notShared, 'seen');
    }
  };
}
