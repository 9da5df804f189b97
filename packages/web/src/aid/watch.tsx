/** Cards that nobody pressed a button on the board for: a first look at what was brought in, and what a sheet asks for. */
import { type AnyGame, boardOf, type KindName, samePosition, status } from '@pipwright/play';
import { useEffect, useRef } from 'preact/hooks';
import { useStable } from '../board/memo.js';
import { explainRoom } from '../think/explain-room.js';
import type { Aid, AidRequest } from '../ui/aid.js';
import { aidDoor } from '../ui/aid-door.js';
import { useTools } from '../ui/tools.js';
import { isLanguage } from '../words/languages.js';
import { isBroughtIn, lookQuietly } from './quiet-look.js';

interface WatchProps {
  readonly game: AnyGame;
  readonly aid: Aid;
}

export function Watch({ game, aid }: WatchProps) {
  const isOver = status(game) === 'finished';
  const endLook = useFirstLook(game, aid);
  const ask = useStable((request: AidRequest) => {
    endLook();
    aid.ask(request);
  });
  useEffect(() => {
    if (isOver) return;
    aidDoor.ask = ask;
    return () => {
      // The board of the next puzzle comes before this one goes.
      if (aidDoor.ask === ask) aidDoor.ask = undefined;
    };
  }, [isOver]);
  return null;
}

/** Whoever touches the board, or presses a key there, is playing. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

function useFirstLook(game: AnyGame, aid: Aid): () => void {
  const { session, store, words } = useTools();
  const end = useRef(() => {});
  const isTouched = useRef(false);
  const start = useRef(game);
  const board = (of: AnyGame) => boardOf<KindName>(of);
  const isDisturbing = useStable(
    () =>
      isTouched.current ||
      aid.request !== undefined ||
      !samePosition<KindName>(game.kind, board(start.current), board(game)),
  );
  const open = useStable((request: AidRequest) => aid.ask(request));
  useEffect(() => {
    const { puzzle } = session.state;
    if (!aid.isThere || game.revision > 0 || !isBroughtIn(words, session.state)) return;
    const language = isLanguage(words.languageTag) ? words.languageTag : 'en';
    end.current = lookQuietly({ puzzle, game, language, room: explainRoom, memory: store, isDisturbing, open });
    const touched = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main') !== null) isTouched.current = true;
    };
    for (const type of TOUCHES) addEventListener(type, touched, true);
    return () => {
      for (const type of TOUCHES) removeEventListener(type, touched, true);
      end.current();
    };
  }, []);
  return () => end.current();
}
