/** Opens the disk, the settings and the game that was left, then shows the app; or says why it cannot. */
import './early.js';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { App } from './app/app.js';
import { firstViewOf, isNewcomer, viewAskedFor } from './app/first-view.js';
import { loadScreen, prepareScreen } from './app/lazy-screens.js';
import { updateSource } from './app/updates.js';
import { type Found, findGame, type Search, startWithout } from './game/library.js';
import { firstPuzzle } from './game/packs.js';
import { Session } from './game/session.js';
import { playWords } from './kind/load-words.js';
import { installKinds, KindNotLoaded } from './kind/page.js';
import { PAGES } from './kinds/page.js';
import { routeIn } from './links/address.js';
import { applyAppearance, onSystemChange } from './settings/appearance.js';
import { readSettings, type Settings } from './settings/settings.js';
import { diskAtStart, place, store } from './storage/at-start.js';
import { takeLeftTime } from './storage/left-time.js';
import { Thinker } from './think/thinker.js';
import type { PlayWords } from './words/catalogue.js';
import './style/app.css';

const root = document.getElementById('app') as HTMLElement;

installKinds(PAGES, {
  reader: () => new Worker(new URL('./kinds/reader-worker.ts', import.meta.url), { type: 'module' }),
  engines: () => new Worker(new URL('./kinds/engines-worker.ts', import.meta.url), { type: 'module' }),
  explaining: () => new Worker(new URL('./kinds/explaining-worker.ts', import.meta.url), { type: 'module' }),
});

async function start(): Promise<void> {
  const atStart = await diskAtStart;
  const { choices, summaries, ...disk } = atStart;
  const settings = readSettings(choices.settings);
  applyAppearance(settings);
  const words = playWords();
  const [left, leftGame] = [choices.open].flat();
  const asked = routeIn(location.hash) || undefined;
  const isNew = isNewcomer(atStart);
  const { hash, search } = location;
  const opening = { hash, search, isNew };
  // On its way while the game is looked for; who goes on with a game is Home next.
  void loadScreen(viewAskedFor(opening) ?? 'home').catch(() => {});
  let found: Found;
  try {
    found = await (summaries === undefined
      ? startWithout(store, firstPuzzle())
      : findFirst(asked, left, { name: String(leftGame), summaries }));
  } catch {
    return render(<StartFailed words={words} />, root);
  }
  const { opened, kept, damage } = found;
  const firstView = firstViewOf(opening, found);
  if (asked !== undefined && firstView === 'game') void store.choose('open', opened.puzzle).catch(() => {});
  const session = new Session(store, place, opened, kept, disk);
  if (!isNew) session.watch.take(-takeLeftTime(place, opened.name, opened.game.revision));
  const thinker = new Thinker();
  const updates = updateSource();

  function Root() {
    const [chosen, setChosen] = useState(settings);
    useEffect(() => onSystemChange(() => applyAppearance(chosen)), [chosen]);
    const change = (next: Settings) => {
      applyAppearance(next);
      setChosen(next);
      void store.choose('settings', next).catch(() => {});
    };
    return (
      <App
        session={session}
        store={store}
        place={place}
        thinker={thinker}
        updates={updates}
        words={words}
        settings={chosen}
        onSettings={change}
        damage={damage}
        firstView={firstView}
        isNew={isNew}
      />
    );
  }

  // Until then the page has what index.html shows. What cannot be had is told of later.
  await prepareScreen(firstView, disk.late === undefined ? store : undefined, session).catch(() => {});
  render(<Root />, root);
  requestAnimationFrame(() => setTimeout(() => import('./style/type.css').catch(() => {})));
}

/** The puzzle that the address asks for, the game that was left, or the first of all where these are gone. */
function findFirst(asked: string | undefined, left: unknown, search: Search): Promise<Found> {
  const findLeft = async () => {
    if (left !== undefined)
      try {
        return await findGame(store, String(left), search);
      } catch (error) {
        if (error instanceof KindNotLoaded) throw error;
      }
    return findGame(store, firstPuzzle(), search);
  };
  return asked === undefined || asked === left ? findLeft() : findGame(store, asked, search).catch(findLeft);
}

start().catch(() => render(<StartFailed words={playWords()} />, root));

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
