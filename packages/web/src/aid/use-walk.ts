/** The way to a solution as far as it is known. It can be stopped, and gone on with: what was told stays. */
import type { AnyGame } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { explainRoom } from '../think/explain-room.js';
import type { ChapterWalked, WalkAnswer } from '../think/walk-messages.js';

export interface Walk {
  readonly chapters: readonly ChapterWalked[];
  readonly answer: WalkAnswer | undefined;
  readonly hasFailed: boolean;
  stop(): void;
  goOn(): void;
}

interface Found {
  readonly chapters: readonly ChapterWalked[];
  readonly answer?: WalkAnswer;
  readonly hasFailed?: boolean;
}

export function useWalk(game: AnyGame, from: 'start' | 'here', isWanted: boolean): Walk {
  const [isStopped, setStopped] = useState(false);
  const [found, setFound] = useState<Found>({ chapters: [] });
  const isAsking = isWanted && !isStopped;
  useEffect(() => {
    if (!isAsking) return;
    const { answer, parts, watch, stop } = explainRoom.ask<'walk'>(game, { type: 'walk', from });
    let wanted = true;
    const tell = (more: Partial<Found>) => {
      if (!wanted) return;
      setFound(({ chapters: told }) => ({ chapters: parts.length < told.length ? told : [...parts], ...more }));
    };
    tell({});
    const unwatch = watch(() => tell({}));
    answer.then(
      (known) => tell({ answer: known }),
      () => tell({ hasFailed: true }),
    );
    return () => {
      wanted = false;
      unwatch();
      stop();
    };
  }, [isAsking]);
  const { chapters, answer, hasFailed = false } = found;
  return { chapters, answer, hasFailed, stop: () => setStopped(true), goOn: () => setStopped(false) };
}
