/** From one puzzle to another. Of several choices the last one counts, however long the others take. */
import { useRef } from 'preact/hooks';
import { type Found, findGame, nextPuzzle, progressOf } from '../game/library.js';
import { nameOf, type PuzzlePlace, placeOf } from '../game/packs.js';
import type { Session } from '../game/session.js';
import type { GameStore, Summary } from '../storage/game-store.js';
import type { Catalogue } from '../words/catalogue.js';
import type { Navigation } from './navigation.js';
import type { NoticeBoard } from './notices.js';

export function useOpening(session: Session, store: GameStore, words: Catalogue, notices: NoticeBoard): Navigation {
  const { puzzle, game } = session.state;
  const latest = useRef(0);
  const place = placeOf(puzzle);
  const titleOf = ({ pack, number }: PuzzlePlace) =>
    words.puzzleTitle(words.sizes[pack.name as keyof typeof words.sizes], number);

  const find = async (to: PuzzlePlace, anew: boolean): Promise<Found> => {
    const unkept = anew ? undefined : session.unkept(nameOf(to));
    return unkept === undefined ? findGame(store, to, anew) : { opened: unkept, kept: undefined, damage: 'none' };
  };

  const open = async (to: PuzzlePlace, anew = false): Promise<void> => {
    const mine = ++latest.current;
    try {
      await session.keepTime();
      const { opened, kept, damage } = await find(to, anew);
      if (mine !== latest.current) return;
      await session.open(opened, kept);
      void store.choose('open', opened.puzzle).catch(() => {});
      const news = sayDamage(words, damage);
      if (news !== undefined) notices.say(news, 'seen');
    } catch {
      if (mine === latest.current) notices.say(words.news.noPuzzle, 'seen');
    }
  };

  const summaries = (): Promise<ReadonlyMap<string, Summary>> => store.summaries().catch(() => new Map());

  return {
    title: place === undefined ? puzzle : titleOf(place),
    summaries,
    go(to) {
      if (nameOf(to) === puzzle) return;
      const begun = game.revision > 0 && !game.clock.finished;
      void open(to).then(() => {
        if (!begun || place === undefined || session.state.puzzle !== nameOf(to)) return;
        const back = () => void open(place);
        notices.offer({ text: words.news.left(titleOf(place)), act: words.news.goBack, does: back });
      });
    },
    next: () => void summaries().then((all) => open(nextPuzzle(puzzle, progressOf(all)))),
    again: () => place !== undefined && void open(place, true),
  };
}

/** What is to be said of how a game was found. */
export function sayDamage({ news }: Catalogue, damage: Found['damage']): string | undefined {
  return { none: undefined, part: news.damagedPart, all: news.damagedAll, unasked: news.unasked }[damage];
}
