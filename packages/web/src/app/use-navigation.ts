/** From one puzzle to another. Of several choices the last one counts, however long the others take. */
import type { AnyGame } from '@pipwright/play';
import { useRef } from 'preact/hooks';
import { type Found, findGame, NoSuchPuzzle, nextPuzzle, PuzzleToCome, progressOf } from '../game/library.js';
import { ownName, recordOf } from '../game/own-puzzles.js';
import { keptTitleOf, titleOf } from '../game/puzzle-title.js';
import type { Opened, Session } from '../game/session.js';
import { writtenDay } from '../game/written-day.js';
import type { GameStore } from '../storage/game-store.js';
import type { Summary } from '../storage/records.js';
import { focusBoard, focusIsTaken } from '../ui/focus.js';
import type { Navigation, ViewName } from '../ui/navigation.js';
import type { NoticeBoard } from '../ui/notices.js';
import type { PlayWords } from '../words/catalogue.js';

interface Screens {
  readonly view: ViewName;
  readonly show: (view: ViewName) => void;
}

export function useOpening(
  session: Session,
  store: GameStore,
  words: PlayWords,
  notices: NoticeBoard,
  screens: Screens,
): Navigation {
  const { puzzle } = session.state;
  const latest = useRef(0);

  const showGame = async (mine: number, { opened, kept, damage }: Found, game?: string): Promise<void> => {
    if (mine !== latest.current) return;
    await session.open(opened, kept);
    screens.show('game');
    // Who plays by keys goes on there, and not on the button that led to the puzzle.
    requestAnimationFrame(() => !focusIsTaken() && focusBoard());
    const { puzzle } = opened;
    void store.choose('open', game === undefined ? puzzle : [puzzle, game]).catch(() => {});
    const news = sayDamage(words, damage);
    if (news === undefined) notices.say(titleOf(words, opened));
    else notices.say(news, 'seen');
  };

  const find = async (name: string, anew: boolean, game?: string): Promise<Found> => {
    const unkept = anew || game !== undefined ? undefined : session.unkept(name);
    if (unkept !== undefined) return { opened: unkept, kept: undefined, damage: 'none' };
    return findGame(store, name, { anew, name: game });
  };

  const open = async (name: string, anew = false, game?: string): Promise<void> => {
    const mine = ++latest.current;
    try {
      await session.keepTime();
      await showGame(mine, await find(name, anew, game), game);
      // Else the game that was played before is the latest until the first move.
      if (anew && mine === latest.current) await session.keep();
    } catch (error) {
      if (mine !== latest.current) return;
      const isToCome = error instanceof PuzzleToCome;
      const isNone = error instanceof NoSuchPuzzle;
      if (isToCome || isNone) screens.show('home');
      const { toCome, noSuchPuzzle, noPuzzle } = words.news;
      const news = isToCome ? toCome(writtenDay(error.day, words.dateTag)) : isNone ? noSuchPuzzle : noPuzzle;
      notices.say(news, 'seen');
    }
  };

  const leaving = async <T>(go: () => Promise<T>): Promise<T> => {
    const left = session.state;
    const begun = screens.view === 'game' && left.game.revision > 0 && !left.game.clock.finished;
    const gone = await go();
    if (begun && session.state.puzzle !== left.puzzle) {
      const back = () => void open(left.puzzle);
      notices.offer({ text: words.news.left(titleOf(words, left)), act: words.news.goBack, does: back });
    }
    return gone;
  };

  const show = (view: ViewName): void => {
    // A puzzle that is on its way is not waited for any more.
    latest.current++;
    // Nor is what was said of another screen.
    if (view !== screens.view) notices.say('');
    screens.show(view);
  };

  const summaries = (): Promise<ReadonlyMap<string, Summary>> => store.summaries().catch(() => new Map());

  return {
    title: titleOf(words, session.state),
    keptTitle: keptTitleOf(words, session.state),
    summaries,
    view: screens.view,
    show,
    go(name, game) {
      if (name === puzzle && game === undefined) show('game');
      else void leaving(() => open(name, false, game));
    },
    async bring(brought, title) {
      const how = await leaving(() => bring(brought, title));
      if (how === 'as-left') offerShared(brought);
      return how;
    },
    keep: (puzzles) => store.addPuzzles(puzzles).catch(() => undefined),
    ownNames: () =>
      store.puzzles().then(
        (all) => new Set(all.keys()),
        () => new Set(),
      ),
    next: () => void summaries().then((all) => open(nextPuzzle(puzzle, progressOf(all.values())))),
    again: () => void open(puzzle, true),
  };

  /** The player has begun this puzzle: what came stays in reach, as a game beside theirs. */
  function offerShared(brought: AnyGame): void {
    const { yours, openShared } = words.news;
    const isPosition = brought.revision > 0;
    notices.say(yours, isPosition ? 'heard' : 'seen');
    if (isPosition) notices.offer({ text: yours, act: openShared, does: () => void openBeside(brought) });
  }

  async function openBeside(brought: AnyGame): Promise<void> {
    const mine = ++latest.current;
    await session.keepTime();
    const left = session.state;
    const found = await find(ownName(brought), true);
    await showGame(mine, { ...found, opened: { ...found.opened, game: brought } });
    if (session.state.name !== found.opened.name) return;
    await session.keep();
    const back = () => void open(left.puzzle, false, left.name);
    notices.offer({ text: words.news.left(titleOf(words, left)), act: words.news.goBack, does: back });
  }

  async function bring(brought: AnyGame, title: string): Promise<'as-brought' | 'as-left'> {
    const mine = ++latest.current;
    const name = ownName(brought);
    const record = recordOf(brought, title);
    await session.keepTime();
    const kept =
      record === undefined ? undefined : await store.addPuzzles(new Map([[name, record]])).catch(() => undefined);
    const found = kept === undefined ? undefined : await find(name, false).catch(() => undefined);
    // A game that is there already is gone on with; a position that came along is shown where there is none.
    const fresh = found === undefined || found.opened.game.revision === 0;
    const opened: Opened = fresh
      ? { name: found?.opened.name ?? name, puzzle: name, title, game: brought }
      : found.opened;
    await showGame(mine, { opened, kept: fresh ? undefined : found.kept, damage: 'none' });
    if (fresh && brought.revision > 0 && session.state.name === opened.name) await session.keep();
    return fresh ? 'as-brought' : 'as-left';
  }
}

export function sayDamage({ news }: PlayWords, damage: Found['damage']): string | undefined {
  return { none: undefined, part: news.damagedPart, all: news.damagedAll, unasked: news.unasked }[damage];
}
