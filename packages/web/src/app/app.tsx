/** The whole app: one game on the screen, sheets over it, and what it has to say. */
import type { AnyGame, KindName, Move } from '@pipwright/play';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Source } from '../bring/source.js';
import type { Found } from '../game/library.js';
import { isOwnName, recordOf } from '../game/own-puzzles.js';
import type { Outcome, Session, SessionState } from '../game/session.js';
import { usePlayTime, useSession } from '../game/use-session.js';
import { playingOf } from '../kind/page.js';
import { routeIn } from '../links/address.js';
import type { Settings } from '../settings/settings.js';
import type { GameStore } from '../storage/game-store.js';
import type { Thinker } from '../think/thinker.js';
import { tellOutcome } from '../ui/announce.js';
import { focusBoard, focusIsLost } from '../ui/focus.js';
import { loadedLater } from '../ui/loaded-later.js';
import { NavigationContext, type SheetName, type ViewName } from '../ui/navigation.js';
import { Notices, NoticesContext, useNotices } from '../ui/notices.js';
import { useClosable } from '../ui/open-things.js';
import { type Tools, ToolsContext, useTools } from '../ui/tools.js';
import { sayProblem } from '../words/board-words.js';
import type { PlayWords } from '../words/catalogue.js';
import { documentKey } from './document-keys.js';
import { Header } from './header.js';
import { LazyCoach, LazyHome } from './lazy-screens.js';
import { LazySheet } from './lazy-sheet.js';
import { LazyWelcome } from './lazy-welcome.js';
import { type UpdateSource, useUpdateReady } from './updates.js';
import { useArrivals } from './use-arrivals.js';
import { useHistory } from './use-history.js';
import { sayDamage, useOpening } from './use-navigation.js';

const { use: useAidParts } = loadedLater(() => import('../aid/index.js'));
const { use: useLater } = loadedLater(() => import('./later.js'));

interface AppProps {
  readonly session: Session;
  readonly store: GameStore;
  readonly place: string;
  readonly thinker: Thinker;
  readonly updates: UpdateSource;
  readonly words: PlayWords;
  readonly settings: Settings;
  readonly onSettings: (settings: Settings) => void;
  readonly damage: Found['damage'];
  readonly firstView: ViewName;
  readonly isNew: boolean;
}

export function App(props: AppProps) {
  const { session, store, place, thinker, updates, words, settings, onSettings, damage, firstView, isNew } = props;
  const { name, puzzle, game, trouble, gone } = useSession(session);
  const [view, show] = useState(firstView);
  const [sheet, setSheet] = useState<SheetName>();
  /** The one that a puzzle was opened by, where there is something to be said of it. */
  const [address, setAddress] = useState(isNew || isSent(location.hash) ? location.hash : '');
  const [isTaught, setTaught] = useState(false);
  const [arrived, setArrived] = useState<readonly Source[]>([]);
  const notices = useNotices();
  const navigation = useOpening(session, store, words, notices, { view, show });
  const updateReady = useUpdateReady(updates);
  usePlayTime(session, place, sheet !== undefined || view !== 'game');
  const openFragment = useArrivals({
    words,
    say: notices.say,
    bring: navigation.bring,
    onAddress: (hash) => setAddress((now) => (hash === now || isSent(hash) ? hash : '')),
    onNothing: () => show('home'),
    onOpened: () => setSheet(undefined),
    onSources: (sources) => {
      setArrived(sources);
      setSheet('bring');
    },
  });

  const leaveCoach = (to: ViewName) => {
    void store.choose('coached', true).catch(() => {});
    navigation.show(to);
  };
  const turnTo = (next: SheetName | undefined) => {
    setArrived([]);
    setSheet(next);
  };
  // Counted here and from the press on: what is loaded first would come too late for the menu's place in the history.
  useClosable(sheet !== undefined, () => turnTo(undefined));

  const route = view === 'game' ? puzzle : view === 'home' ? '' : view;
  const goTo = (asked: string) =>
    asked === '' || asked === 'coach' ? navigation.show(asked || 'home') : navigation.go(asked);
  useHistory({
    route,
    onHome: () => {
      setSheet(undefined);
      view === 'coach' ? leaveCoach('home') : navigation.show('home');
    },
    onRoute: goTo,
    onTyped: (hash) => {
      const asked = routeIn(hash);
      if (asked !== undefined) {
        setSheet(undefined);
        goTo(asked);
      }
      void openFragment(hash);
    },
  });
  useEffect(() => setAddress((now) => (routeIn(now) === route ? now : '')), [route]);
  useEffect(() => {
    if (view !== 'coach') setTaught(false);
  }, [view]);

  useEffect(() => {
    const news = sayDamage(words, damage);
    if (news !== undefined) notices.say(news, 'seen');
  }, []);

  const tell = (moves: readonly Move[], outcome: Outcome) => {
    if (outcome.type === 'made') return notices.say(tellOutcome(words, outcome.before, moves, outcome.after));
    if (outcome.type === 'elsewhere') return notices.say(words.news.elsewhere, 'seen');
    if (outcome.type === 'revived') return notices.say(words.news.revived, 'seen');
    if (outcome.type === 'parted') return notices.say(words.news.parted, 'seen');
    const [problem] = outcome.problems;
    if (problem !== undefined) notices.say(sayProblem(words, session.state.game, problem), 'seen');
  };

  const play = useCallback(
    async (...moves: readonly Move[]): Promise<boolean> => {
      if (session.state.game.clock.paused && moves[0]?.type !== 'resume') return false;
      const outcome = await session.play(...moves);
      tell(moves, outcome);
      if (outcome.type === 'made') void askToKeep(outcome.after);
      if (outcome.type === 'revived') void keepAgain(store, session.state);
      return 'after' in outcome;
    },
    [session, words],
  );

  const askAid: Tools['askAid'] = useRef(undefined);
  const tools: Tools = useMemo(
    () => ({ words, settings, session, store, thinker, useAidParts, useLater, askAid, play, say: notices.say }),
    [words, settings, session, store, thinker, play],
  );

  const print = () =>
    import('../library/print.js')
      .then(({ printOne }) => printOne(game, navigation.title))
      .catch(() => notices.say(words.news.noSheet, 'seen'));

  useEffect(() => {
    if (view === 'coach') return;
    const keyed = (event: KeyboardEvent) => {
      const showKeys = () => setSheet('keys');
      if (view === 'game') documentKey(event, play, showKeys, () => askAid.current?.({ type: 'hint' }));
      else if (event.key === '?' && sheet === undefined) showKeys();
    };
    document.addEventListener('keydown', keyed);
    return () => document.removeEventListener('keydown', keyed);
  }, [play, view, sheet]);

  useEffect(() => {
    if (view !== 'coach') document.title = view === 'game' ? `${navigation.title} · ${words.appName}` : words.appName;
  }, [navigation.title, words, view]);

  return (
    <ToolsContext.Provider value={tools}>
      <NavigationContext.Provider value={navigation}>
        <NoticesContext.Provider value={notices}>
          {view === 'game' && <Header game={game} onSheet={setSheet} onPrint={print} />}
          <Notices
            covered={sheet !== undefined}
            onUpdate={updateReady && trouble === undefined ? () => updates.agree() : undefined}
          />
          {trouble !== undefined && (
            <p class="trouble" role="alert">
              {words.storage[trouble]}
            </p>
          )}
          {gone && (
            <p class="trouble" role="alert">
              {words.news.gone}
            </p>
          )}
          {view === 'game' && routeIn(address) === puzzle && (
            <LazyWelcome
              key={address}
              address={address}
              isNew={isNew}
              onLessons={() => {
                setTaught(true);
                show('coach');
              }}
            />
          )}
          {view === 'coach' ? (
            <LazyCoach
              next={isTaught ? navigation.title : undefined}
              onLeave={() => leaveCoach(isTaught ? 'game' : 'home')}
              onFailed={() => show(isTaught ? 'game' : 'home')}
            />
          ) : view === 'home' ? (
            <LazyHome onSheet={setSheet} onFailed={() => show('game')} />
          ) : game.clock.paused ? (
            <Paused onResume={() => play({ type: 'resume' })} />
          ) : (
            <Screen key={name} game={game} />
          )}
          {sheet !== undefined && (
            <LazySheet
              name={sheet}
              game={game}
              puzzle={puzzle}
              arrived={arrived}
              onSettings={onSettings}
              onSheet={turnTo}
            />
          )}
        </NoticesContext.Provider>
      </NavigationContext.Provider>
    </ToolsContext.Provider>
  );
}

/** Has somebody sent it, perhaps with a time to beat? */
function isSent(hash: string): boolean {
  return hash.includes('?');
}

function Screen({ game }: { game: AnyGame }) {
  const { Screen: Shown } = playingOf<KindName>(game.kind);
  return <Shown game={game} />;
}

function Paused({ onResume }: { onResume: () => Promise<boolean> }) {
  const { words } = useTools();
  return (
    <main class="paused">
      <h2>{words.clock.paused}</h2>
      <button
        type="button"
        class="main"
        onClick={() => void onResume().then(() => requestAnimationFrame(() => focusIsLost() && focusBoard()))}
      >
        {words.clock.resume}
      </button>
    </main>
  );
}

/** A puzzle of the player's own comes back with its game. */
async function keepAgain(store: GameStore, { puzzle, title, game }: SessionState): Promise<void> {
  const record = isOwnName(puzzle) ? recordOf(game, title ?? '') : undefined;
  if (record !== undefined) await store.addPuzzles(new Map([[puzzle, record]])).catch(() => {});
}

const MOVES_WORTH_KEEPING = 6;
let asked = false;

/** Once there is something worth keeping, the browser is asked not to throw it away. */
async function askToKeep({ revision }: AnyGame): Promise<void> {
  if (asked || revision < MOVES_WORTH_KEEPING) return;
  asked = true;
  if (!(await navigator.storage?.persisted?.().catch(() => true)))
    await navigator.storage?.persist?.().catch(() => false);
}
