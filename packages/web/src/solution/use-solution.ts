/** A solution of the puzzle that is open: one that has all that is on the board, where there is such a one. */
import { type AnyGame, boardOf } from '@pipwright/play';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnySolution } from '../kind/parts.js';
import type { EngineNews } from '../think/engine-messages.js';
import { startTask } from '../think/engine-room.js';

export type Known =
  | { readonly type: 'looking' | 'stopped' | 'failed' | 'none' }
  /** `isLost`: the board as it stands leads to none. */
  | { readonly type: 'found'; readonly solution: AnySolution; readonly isLost: boolean };

const QUIETLY = { iterationsPerTick: 0, debug: 0 } as const;

export function useSolution(game: AnyGame): { readonly known: Known; stop(): void } {
  const [known, setKnown] = useState<Known>({ type: 'looking' });
  const end = useRef(() => {});
  const board = boardOf(game);
  useEffect(() => {
    setKnown({ type: 'looking' });
    const look = (task: 'position' | 'solve') => {
      end.current = listen({ ...QUIETLY, task, game }, (found, isAll) => {
        const [solution] = found ?? [];
        if (found === undefined) setKnown({ type: 'failed' });
        else if (solution !== undefined) setKnown({ type: 'found', solution, isLost: task === 'solve' });
        else if (task === 'position' && isAll) look('solve');
        else setKnown({ type: isAll ? 'none' : 'failed' });
      });
    };
    look('position');
    return () => end.current();
  }, [game.puzzle, board]);
  const stop = () => {
    end.current();
    setKnown({ type: 'stopped' });
  };
  return { known, stop };
}

/** Hears what a task found, once it is done, and whether that is all there is; undefined where it failed. */
function listen(
  request: Parameters<typeof startTask>[0],
  hear: (found: readonly AnySolution[] | undefined, isAll: boolean) => void,
): () => void {
  const found: AnySolution[] = [];
  const { drop } = startTask(request, (news: EngineNews) => {
    if (news.type === 'failed') return hear(undefined, false);
    found.push(...news.solutions);
    if (news.type === 'ended') hear(found, news.ending === 'exhausted');
  });
  return drop;
}
