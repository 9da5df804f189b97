/** Can the board as it stands still be finished? Engines find out, and are ended where that takes too long. */
import type { AnyGame } from '@pipwright/play';
import { startTask } from './engine-room.js';

/** `unsure`: there was no time, or something broke. */
export type Ahead = 'open' | 'lost' | 'unsure';

const PATIENCE_MILLISECONDS = 10_000;

/** Returns how to end it; nothing is heard then. */
export function lookAhead(game: AnyGame, hear: (ahead: Ahead) => void): () => void {
  const job = startTask({ task: 'position', game, iterationsPerTick: 0, debug: 0 }, (news) => {
    if (news.type === 'progress') return;
    clearTimeout(patience);
    if (news.type === 'failed') hear('unsure');
    else if (news.progress.found !== '0') hear('open');
    else hear(news.ending === 'exhausted' ? 'lost' : 'unsure');
  });
  const patience = setTimeout(() => job.stop(), PATIENCE_MILLISECONDS);
  return () => {
    clearTimeout(patience);
    job.drop();
  };
}
