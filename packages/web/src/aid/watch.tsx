/** Cards that open without being asked for, of puzzles that were brought in. */
import { type AnyGame, boardOf, type KindName, samePosition } from '@pipwright/play';
import { useEffect, useRef } from 'preact/hooks';
import { useStable } from '../board/memo.js';
import { isOwnName } from '../game/own-puzzles.js';
import { loadAllWords } from '../kind/load-words.js';
import { explainRoom } from '../think/explain-room.js';
import type { Aid, AidRequest } from '../ui/aid.js';
import { useTools } from '../ui/tools.js';
import { lookQuietly } from './quiet-look.js';

interface WatchProps {
  readonly game: AnyGame;
  readonly aid: Aid;
}

/** A first look at what was brought in: its card opens by itself. And no card waits for its words. */
export function Watch({ game, aid }: WatchProps) {
  useEffect(() => void loadAllWords().catch(() => {}), []);
  useFirstLook(game, aid);
  return null;
}

/** Whoever touches the board, or presses a key there, is playing. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

function useFirstLook(game: AnyGame, aid: Aid): void {
  const { session, store } = useTools();
  const isTouched = useRef(false);
  const start = useRef(game);
  const board = (of: AnyGame) => boardOf<KindName>(of);
  const isPlaying = useStable(
    () =>
      isTouched.current ||
      aid.request !== undefined ||
      !samePosition<KindName>(game.kind, board(start.current), board(game)),
  );
  const open = useStable((request: AidRequest) => aid.ask(request));
  useEffect(() => {
    const { puzzle } = session.state;
    // Puzzles of packs and of days have one solution, as they were made to.
    if (!aid.isThere || game.revision > 0 || !isOwnName(puzzle)) return;
    const end = lookQuietly({ puzzle, game, room: explainRoom, memory: store, isPlaying, open });
    const touched = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main') !== null) isTouched.current = true;
    };
    for (const type of TOUCHES) addEventListener(type, touched, true);
    return () => {
      for (const type of TOUCHES) removeEventListener(type, touched, true);
      end();
    };
  }, []);
}
