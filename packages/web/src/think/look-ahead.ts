/**
 * Can the board as it stands still be finished? It is asked where hints are asked, so that both say the same; of kinds that
 * do not explain, engines find out. What takes too long is ended.
 */
import type { Verdict } from '@pipwright/core/explaining';
import type { AnyGame, KindName } from '@pipwright/play';
import { kindOf } from '../kind/page.js';
import { startTask } from './engine-room.js';
import { explainRoom } from './explain-room.js';
import { MOMENT_MILLISECONDS } from './moment.js';

/** `checking`: it takes longer than a moment; `unsure`: there was no time, or something broke. */
export type Ahead = Verdict | 'checking' | 'unsure';

const PATIENCE_MILLISECONDS = 10_000;

/** Returns how to end it; nothing is heard then. */
export function lookAhead(game: AnyGame, hear: (ahead: Ahead) => void): () => void {
  const find = kindOf<KindName>(game.kind).explains ? findByExplaining : findByEngine;
  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  let stop = () => {};
  const end = () => {
    timers.forEach(clearTimeout);
    stop();
  };
  const tell = (ahead: Ahead) => {
    end();
    hear(ahead);
  };
  try {
    stop = find(game, tell);
  } catch {
    tell('unsure');
    return end;
  }
  timers = [
    setTimeout(() => hear('checking'), MOMENT_MILLISECONDS),
    setTimeout(() => tell('unsure'), PATIENCE_MILLISECONDS),
  ];
  return end;
}

function findByExplaining(game: AnyGame, tell: (ahead: Ahead) => void): () => void {
  const { answer, stop } = explainRoom.ask<'verdict'>(game, { type: 'verdict' });
  let wanted = true;
  answer.then(
    (verdict) => wanted && tell(verdict),
    () => wanted && tell('unsure'),
  );
  return () => {
    wanted = false;
    stop();
  };
}

function findByEngine(game: AnyGame, tell: (ahead: Ahead) => void): () => void {
  const job = startTask({ task: 'position', game, iterationsPerTick: 0, debug: 0 }, (news) => {
    if (news.type === 'progress') return;
    if (news.type === 'failed') tell('unsure');
    else if (news.progress.found !== '0') tell('open');
    else tell(news.ending === 'exhausted' ? 'lost' : 'unsure');
  });
  return () => job.drop();
}
