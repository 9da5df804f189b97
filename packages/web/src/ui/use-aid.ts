/** Which help is open, and what it shows on the board. What it is asked about is one position: another one closes it. */
import { type AnyGame, boardOf, type KindName, samePosition, status } from '@pipwright/play';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isOwnName } from '../game/own-puzzles.js';
import { kindOf } from '../kind/page.js';
import type { Aid, AidRequest, Shown } from './aid.js';
import { useTools } from './tools.js';

export function useAid(game: AnyGame): Aid {
  const [open, setOpen] = useState<{ readonly request: AidRequest; readonly game: AnyGame }>();
  const [shown, show] = useState<Shown>();
  const more = useRef(() => {});
  const { words, session, askAid, useAidParts, say } = useTools();
  // What the player brought in is looked at without being asked.
  const parts = useAidParts(open !== undefined || isOwnName(session.state.puzzle));
  const board = boardOf<KindName>(game);
  const isSame = open !== undefined && samePosition<KindName>(game.kind, boardOf<KindName>(open.game), board);
  const request = isSame ? open.request : undefined;

  useEffect(() => {
    if (!isSame) setOpen(undefined);
  }, [isSame]);
  useEffect(() => {
    if (request === undefined) show(undefined);
  }, [request]);

  const turnTo = (wanted: AidRequest | undefined) => {
    if (wanted?.type === 'hint') {
      if (request?.type === 'hint') return more.current();
      if (status(game) === 'finished') return say(words.finished.nothingLeft, 'seen');
    }
    more.current = () => {};
    setOpen(wanted && { request: wanted, game });
  };
  // With the card that is shown: a key that is pressed right away tells more of it.
  useLayoutEffect(() => {
    askAid.current = turnTo;
    return () => {
      // The board of the next puzzle comes before this one goes.
      if (askAid.current === turnTo) askAid.current = undefined;
    };
  });

  return {
    isThere: kindOf<KindName>(game.kind).explains,
    parts,
    request,
    shown: request === undefined ? undefined : shown,
    ask: turnTo,
    close: () => turnTo(undefined),
    show: useCallback((next: Shown | undefined) => show(next), []),
    more,
  };
}
