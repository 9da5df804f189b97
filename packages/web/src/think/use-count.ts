/** One count at a time, which goes on while the game is played: it can be watched and stopped from anywhere. */
import type { AnyGame } from '@pipwright/play';
import { useRef, useState } from 'preact/hooks';
import type { Count, CountEnd, CountProgress, Thinker } from './thinker.js';

/** `puzzle`: which one is or was counted. */
export interface Counted {
  readonly puzzle: string;
  readonly news: CountProgress | CountEnd | 'failed' | undefined;
  readonly running: boolean;
}

export interface Counter {
  readonly counted: Counted | undefined;
  start(puzzle: string, game: AnyGame): void;
  stop(): void;
}

export function useCount(thinker: Thinker): Counter {
  const [counted, setCounted] = useState<Counted>();
  const running = useRef<Count | undefined>(undefined);
  return {
    counted,
    start(puzzle, game) {
      running.current?.stop();
      const count = thinker.count(game, (news) => {
        if (running.current === count) setCounted({ puzzle, news, running: true });
      });
      running.current = count;
      setCounted({ puzzle, news: undefined, running: true });
      count.end
        .catch(() => 'failed' as const)
        .then((news) => {
          if (running.current !== count) return;
          running.current = undefined;
          setCounted({ puzzle, news, running: false });
        });
    },
    stop: () => running.current?.stop(),
  };
}
