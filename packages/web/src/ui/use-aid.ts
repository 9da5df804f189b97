/** Which help is open, and what it shows on the board. What it is asked about is one position: another one closes it. */
import { type AnyGame, boardOf, type KindName, samePosition } from '@pipwright/play';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { kindOf } from '../kind/page.js';
import type { AidRequest, Shown } from './aid.js';
import { useTools } from './tools.js';

type Parts = typeof import('../aid/index.js');

export interface Aid {
  /** Does this kind explain? */
  readonly isThere: boolean;
  readonly parts: Parts | undefined;
  readonly request: AidRequest | undefined;
  readonly shown: Shown | undefined;
  /** Opens a hint, or tells more of the one that is open. */
  hint(): void;
  ask(request: AidRequest): void;
  close(): void;
  show(shown: Shown | undefined): void;
  /** What the open card does when more is asked for. */
  readonly more: { current: () => void };
}

let loaded: Parts | undefined;

export function useAid(game: AnyGame): Aid {
  const { words, say } = useTools();
  const [parts, setParts] = useState(loaded);
  const [open, setOpen] = useState<{ readonly request: AidRequest; readonly game: AnyGame }>();
  const [shown, show] = useState<Shown>();
  const more = useRef(() => {});
  const board = boardOf<KindName>(game);
  const isSame = open !== undefined && samePosition<KindName>(game.kind, boardOf<KindName>(open.game), board);
  const request = isSame ? open.request : undefined;

  useEffect(() => {
    if (!isSame) setOpen(undefined);
  }, [isSame]);
  useEffect(() => {
    if (request === undefined) show(undefined);
  }, [request]);

  const ask = (wanted: AidRequest) => {
    setOpen({ request: wanted, game });
    if (loaded !== undefined) return;
    import('../aid/index.js').then(
      (module) => {
        loaded = module;
        setParts(module);
      },
      () => {
        setOpen(undefined);
        say(words.news.noSheet, 'seen');
      },
    );
  };

  return {
    isThere: kindOf<KindName>(game.kind).explains,
    parts,
    request,
    shown: request === undefined ? undefined : shown,
    hint: () => (request?.type === 'hint' ? more.current() : ask({ type: 'hint' })),
    ask,
    close: () => setOpen(undefined),
    show: useCallback((next: Shown | undefined) => show(next), []),
    more,
  };
}
