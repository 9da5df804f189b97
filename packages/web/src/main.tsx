/** Opens the disk, the settings and the game that was left, then shows the app; or says why it cannot. */
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { App } from './app/app.js';
import { loadCoach, loadHome } from './app/lazy-screens.js';
import { updateSource } from './app/updates.js';
import { routeIn } from './app/use-history.js';
import { type Found, findGame, startWithout } from './game/library.js';
import { localDay } from './game/local-day.js';
import { firstPuzzle, warmUp } from './game/packs.js';
import { Session } from './game/session.js';
import { loadWords } from './kind/load-words.js';
import { installKinds, KindNotLoaded } from './kind/page.js';
import { PAGES } from './kinds/page.js';
import { applyAppearance, onSystemChange } from './settings/appearance.js';
import { DEFAULTS, readSettings, type Settings } from './settings/settings.js';
import { placeOnDisk } from './storage/database.js';
import { GameStore } from './storage/game-store.js';
import { takeLeftTime } from './storage/left-time.js';
import { inTime, type Trouble, troubleOf } from './storage/trouble.js';
import { Thinker } from './think/thinker.js';
import type { ViewName } from './ui/navigation.js';
import type { PlayWords } from './words/catalogue.js';
import { languageFor } from './words/languages.js';
import './style/app.css';

const root = document.getElementById('app') as HTMLElement;

installKinds(PAGES, {
  reader: () => new Worker(new URL('./kinds/reader-worker.ts', import.meta.url), { type: 'module' }),
  engines: () => new Worker(new URL('./kinds/engines-worker.ts', import.meta.url), { type: 'module' }),
  explaining: () => new Worker(new URL('./kinds/explaining-worker.ts', import.meta.url), { type: 'module' }),
});

async function start(): Promise<void> {
  warmUp();
  const place = placeOnDisk();
  const store = new GameStore(place);
  const { choices, ...disk } = await readChoices(store);
  const settings = readSettings(choices.settings);
  applyAppearance(settings);
  const words = await loadWords(languageFor(settings.language));
  document.documentElement.lang = words.languageTag;
  const [left, leftGame] = [choices.open].flat();
  const asked = routeIn(location.hash) || undefined;
  const isNew = disk.late === undefined && left === undefined && choices.coached !== true;
  // On their way while the game is looked for.
  if (asked === undefined) void (isNew ? loadCoach() : loadHome()).catch(() => {});
  let found: Found;
  try {
    found = await (disk.late === undefined
      ? findFirst(store, asked, left, leftGame)
      : startWithout(store, firstPuzzle()));
  } catch {
    return render(<StartFailed words={words} />, root);
  }
  const { opened, kept, damage } = found;
  const firstView = viewFor(found, asked, isNew);
  if (asked !== undefined && firstView === 'game') void store.choose('open', opened.puzzle).catch(() => {});
  const session = new Session(store, place, opened, kept, disk);
  session.watch.take(-takeLeftTime(place, opened.name, opened.game.revision));
  const thinker = new Thinker();
  const updates = updateSource();

  function Root() {
    const [chosen, setChosen] = useState({ settings, words });
    useEffect(() => onSystemChange(() => applyAppearance(chosen.settings)), [chosen]);
    const change = (next: Settings) => {
      applyAppearance(next);
      setChosen((now) => ({ ...now, settings: next }));
      void store.choose('settings', next).catch(() => {});
      // Compared with what is shown then: who undoes a change may hold an older copy of this.
      void loadWords(languageFor(next.language)).then((loaded) =>
        setChosen((now) =>
          now.settings.language === next.language && now.words !== loaded ? { ...now, words: loaded } : now,
        ),
      );
    };
    useEffect(() => {
      document.documentElement.lang = chosen.words.languageTag;
    }, [chosen.words]);
    return (
      <App
        session={session}
        store={store}
        place={place}
        thinker={thinker}
        updates={updates}
        words={chosen.words}
        settings={chosen.settings}
        onSettings={change}
        damage={damage}
        firstView={firstView}
      />
    );
  }

  render(<Root />, root);
  store.seeDay(localDay(Date.now())).catch(() => {});
  requestAnimationFrame(() => setTimeout(() => import('./style/type.css').catch(() => {})));
}

/** The puzzle that the address asks for, the game that was left, or the first of all where these are gone. */
function findFirst(store: GameStore, asked: string | undefined, left: unknown, game: unknown): Promise<Found> {
  const findLeft = () =>
    findGame(store, String(left), false, String(game)).catch((error) => {
      if (error instanceof KindNotLoaded) throw error;
      return findGame(store, firstPuzzle());
    });
  return asked === undefined || asked === left ? findLeft() : findGame(store, asked).catch(findLeft);
}

/** Who is new is taught; who has played today goes on; who was asked to a puzzle gets it; everybody else comes Home. */
function viewFor({ opened, touched }: Found, asked: string | undefined, isNew: boolean): ViewName {
  if (asked === 'coach' || (isNew && location.hash === '' && location.search === '')) return 'coach';
  if (asked !== undefined) return opened.puzzle === asked ? 'game' : 'home';
  if (location.hash !== '' && location.hash !== '#/') return 'game';
  return touched !== undefined && localDay(touched) === localDay(Date.now()) ? 'game' : 'home';
}

/** What the player chose last, and why the disk cannot be asked. */
async function readChoices(store: GameStore): Promise<DiskAtStart> {
  const reading = Promise.all(['settings', 'open', 'coached'].map((name) => store.choice(name)));
  try {
    const [settings, open, coached] = await inTime(reading);
    return { choices: { settings, open, coached } };
  } catch (error) {
    const trouble = troubleOf(error);
    return { choices: {}, trouble: trouble === 'broken' ? 'refused' : trouble, late: reading };
  }
}

interface DiskAtStart {
  readonly choices: { readonly settings?: unknown; readonly open?: unknown; readonly coached?: unknown };
  readonly trouble?: Trouble;
  /** What the disk has not answered. */
  readonly late?: Promise<unknown>;
}

start().catch(async () => {
  const words: PlayWords = await loadWords(languageFor(DEFAULTS.language));
  render(<StartFailed words={words} />, root);
});

/** What is seen where the app cannot start: a sentence and a way to try again, never an empty page. */
function StartFailed({ words }: { words: PlayWords }) {
  return (
    <main class="paused">
      <h1>{words.appName}</h1>
      <p role="alert">{words.news.noPuzzle}</p>
      <button type="button" class="main" onClick={() => location.reload()}>
        {words.news.tryAgain}
      </button>
    </main>
  );
}
