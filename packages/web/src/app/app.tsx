/** The whole app: one game on the screen, sheets over it, and what it has to say. */
import type { AnyGame, Move } from '@pipwright/play';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { FutoshikiScreen } from '../futoshiki/futoshiki-screen.js';
import { findGame, nextPuzzle, progressOf } from '../game/library.js';
import { nameOf, type PuzzlePlace, placeOf } from '../game/packs.js';
import type { Session } from '../game/session.js';
import { usePlayTime } from '../game/use-play-time.js';
import { useSession } from '../game/use-session.js';
import { PipsScreen } from '../pips/pips-screen.js';
import type { Settings } from '../settings/settings.js';
import { sayCount } from '../sheets/about-sheet.js';
import type { GameStore } from '../storage/game-store.js';
import type { Thinker } from '../think/thinker.js';
import { useCount } from '../think/use-count.js';
import type { Catalogue } from '../words/catalogue.js';
import { sayProblem } from '../words/problem-words.js';
import { Header, type SheetName } from './header.js';
import { LazySheet } from './lazy-sheet.js';
import { type Navigation, NavigationContext } from './navigation.js';
import { type Notice, Notices, useNotices } from './notices.js';
import { tellOutcome } from './told.js';
import { type Tools, ToolsContext } from './tools.js';

interface AppProps {
  readonly session: Session;
  readonly store: GameStore | undefined;
  readonly thinker: Thinker;
  readonly words: Catalogue;
  readonly settings: Settings;
  readonly onSettings: (settings: Settings) => void;
  /** Something that was found while the game was opened. */
  readonly notice: string | undefined;
  /** Calls back when a new version waits; told `true`, it takes over. */
  readonly onUpdate: (ready: (takeOver: () => void) => void) => void;
}

export function App({ session, store, thinker, words, settings, onSettings, notice, onUpdate }: AppProps) {
  const { name, puzzle, game, trouble } = useSession(session);
  const [sheet, setSheet] = useState<SheetName>();
  const notices = useNotices(notice);
  const counter = useCount(thinker);
  usePlayTime(session, sheet !== undefined);

  useEffect(
    () =>
      onUpdate((takeOver) =>
        notices.offer({ passing: false, text: words.news.update, act: words.news.reload, does: takeOver }),
      ),
    [],
  );

  const play = useCallback(
    async (move: Move): Promise<boolean> => {
      const outcome = await session.play(move);
      if (outcome.type === 'made') {
        notices.say(tellOutcome(words, outcome.before, move, outcome.after));
        void askToKeep(outcome.after);
      } else if (outcome.type === 'refused') {
        const [problem] = outcome.problems;
        if (problem !== undefined) notices.say(sayProblem(words, session.state.game, problem), 'seen');
      } else notices.say(words.news.elsewhere, 'seen');
      return outcome.type === 'made';
    },
    [session, words],
  );

  const place = placeOf(puzzle);
  const titleOf = (at: PuzzlePlace) =>
    words.puzzleTitle(words.sizes[at.pack.name as keyof typeof words.sizes], at.number);
  const title = place === undefined ? puzzle : titleOf(place);

  const open = async (to: PuzzlePlace, anew = false): Promise<void> => {
    try {
      await session.keepTime();
      const { opened, kept, damage } = await findGame(store, to, anew);
      await session.open(opened, kept);
      void store?.choose('open', opened.puzzle).catch(() => {});
      if (damage !== 'none') notices.say(damage === 'part' ? words.news.damagedPart : words.news.damagedAll, 'seen');
    } catch {
      notices.say(words.news.noPuzzle, 'seen');
    }
  };

  const summaries = async () => (await store?.summaries().catch(() => undefined)) ?? new Map();
  const navigation: Navigation = {
    title,
    go(to) {
      if (nameOf(to) === puzzle) return;
      const left = place;
      const begun = game.revision > 0 && !game.clock.finished;
      void open(to).then(() => {
        if (!begun || left === undefined) return;
        const back: Notice = {
          passing: true,
          text: words.news.left(titleOf(left)),
          act: words.news.goBack,
          does: () => void open(left),
        };
        notices.offer(back);
      });
    },
    next: () => void summaries().then((all) => open(nextPuzzle(puzzle, progressOf(all)))),
    again: () => place !== undefined && void open(place, true),
  };

  const tools: Tools = useMemo(
    () => ({ words, settings, session, thinker, play, say: notices.say }),
    [words, settings, session, thinker, play],
  );

  useEffect(() => {
    const keyed = (event: KeyboardEvent) => documentKey(event, play, () => setSheet('keys'));
    document.addEventListener('keydown', keyed);
    return () => document.removeEventListener('keydown', keyed);
  }, [play]);

  useEffect(() => {
    document.title = `${title} · ${words.appName}`;
  }, [title, words]);

  return (
    <ToolsContext.Provider value={tools}>
      <NavigationContext.Provider value={navigation}>
        <Header game={game} onSheet={setSheet} />
        {trouble !== undefined && (
          <p class="trouble" role="alert">
            {words.storage[trouble]}
          </p>
        )}
        {game.clock.paused ? (
          <main class="paused">
            <p>{words.clock.paused}</p>
            <button type="button" class="main" onClick={() => play({ type: 'resume' })}>
              {words.clock.resume}
            </button>
          </main>
        ) : (
          <Screen key={name} game={game} />
        )}
        {counter.counted?.running && sheet !== 'about' && (
          <p class="counting">
            <span>{sayCount(words, counter.counted)}</span>
            <button type="button" onClick={() => counter.stop()}>
              {words.about.stop}
            </button>
          </p>
        )}
        <Notices notices={notices} />
        {sheet !== undefined && (
          <LazySheet
            name={sheet}
            game={game}
            puzzle={puzzle}
            title={`${words[game.kind]} ${title}`}
            counter={counter}
            summaries={summaries}
            onSettings={onSettings}
            onSheet={setSheet}
          />
        )}
      </NavigationContext.Provider>
    </ToolsContext.Provider>
  );
}

function Screen({ game }: { game: AnyGame }) {
  return game.kind === 'pips' ? <PipsScreen game={game} /> : <FutoshikiScreen game={game} />;
}

/** Keys that mean the same everywhere; within a field they are the field's. */
function documentKey(event: KeyboardEvent, play: (move: Move) => unknown, showKeys: () => void): void {
  const key = event.key.toLowerCase();
  const command = event.ctrlKey || event.metaKey;
  const redo = (command && event.shiftKey && key === 'z') || (command && key === 'y');
  if (key === '?' && !command) {
    event.preventDefault();
    showKeys();
  } else if (document.querySelector('dialog[open]') !== null) return;
  else if (redo || (command && key === 'z')) {
    event.preventDefault();
    void play({ type: redo ? 'redo' : 'undo' });
  } else if (key.startsWith('arrow') && document.activeElement === document.body) {
    event.preventDefault();
    document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
  }
}

let asked = false;

/** Once there is something worth keeping, the browser is asked not to throw it away. */
async function askToKeep({ revision }: AnyGame): Promise<void> {
  if (asked || revision < 6) return;
  asked = true;
  if (!(await navigator.storage?.persisted?.().catch(() => true)))
    await navigator.storage?.persist?.().catch(() => false);
}
