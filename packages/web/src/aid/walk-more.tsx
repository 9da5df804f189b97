/** What else can be done with a chapter: its position played on as a What if, the whole way printed. */
import { type AnyGame, type BoardOf, boardOf, isTrying, type KindName, samePosition, status } from '@pipwright/play';
import { useEffect, useRef } from 'preact/hooks';
import { explainRoom } from '../think/explain-room.js';
import type { Aid } from '../ui/aid.js';
import { Menu } from '../ui/menu.js';
import { useNavigation } from '../ui/navigation.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { printPage } from './print-page.js';

interface WalkMoreProps {
  readonly game: AnyGame;
  readonly aid: Aid;
  readonly from: 'start' | 'here';
  readonly board: BoardOf<KindName> | undefined;
}

export function WalkMore({ game, aid, from, board }: WalkMoreProps) {
  const { words, session, play, say } = useSheetTools();
  const { walk: w, failed } = words.aid;
  const { title } = useNavigation();
  const isOpen = useRef(true);
  useEffect(
    () => () => {
      isOpen.current = false;
    },
    [],
  );
  const fail = () => say(failed, 'seen');

  const playOn = async (board: BoardOf<KindName>) => {
    const actions = await explainRoom.ask<'reach'>(game, { type: 'reach', board }).answer;
    // Not on a board that was gone back to, or played on, in the meantime.
    if (!isOpen.current || boardOf<KindName>(session.state.game) !== boardOf<KindName>(game)) return;
    const isOpening = !isTrying<AnyGame['kind']>(game);
    if (!(await play(...(isOpening ? [{ type: 'try' } as const] : []), ...actions))) return;
    aid.close();
    say(words.did.tryOpened);
  };
  const print = async () => {
    say(w.working);
    const name = w.printed[from](title);
    const about = { type: 'page', from, name, kind: words.kinds[game.kind].name } as const;
    await printPage(await explainRoom.ask<'page'>(game, about).answer);
  };

  const isOther = board !== undefined && !samePosition<KindName>(game.kind, board, boardOf<KindName>(game));
  const canBePlayed = isOther && status(game) !== 'finished';
  return (
    <Menu
      label={w.more}
      items={[
        ...(canBePlayed ? [[w.playOn, () => void playOn(board).catch(fail)] as const] : []),
        [words.menu.print, () => void print().catch(fail)],
      ]}
    />
  );
}
