/** Opens the disk, the settings and the game that was left, then shows the app. */

import { registerSW } from 'virtual:pwa-register';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { App } from './app/app.js';
import { findGame } from './game/library.js';
import { FIRST_PUZZLE, type PuzzlePlace, placeOf } from './game/packs.js';
import { Session } from './game/session.js';
import { applyAppearance, onSystemChange } from './settings/appearance.js';
import { readSettings, type Settings } from './settings/settings.js';
import { GameStore } from './storage/game-store.js';
import { inTime, type Trouble, troubleOf } from './storage/trouble.js';
import { Thinker } from './think/thinker.js';
import { languageFor, loadWords } from './words/languages.js';
import './style/app.css';

const LOOK_FOR_UPDATES_MILLISECONDS = 3_600_000;

async function start(): Promise<void> {
  const root = document.getElementById('app') as HTMLElement;
  const { store, trouble } = await openStore();
  const settings = readSettings(await store?.choice('settings').catch(() => undefined));
  applyAppearance(settings);
  const words = await wordsFor(settings);
  const left = await store?.choice('open').catch(() => undefined);
  const place = placeOf(typeof left === 'string' ? left : '') ?? (placeOf(FIRST_PUZZLE) as PuzzlePlace);
  const { opened, kept, damage } = await findGame(store, place);
  const session = new Session(store, opened, kept, trouble);
  const notice = { none: undefined, part: words.news.damagedPart, all: words.news.damagedAll }[damage];
  const thinker = new Thinker();

  function Root() {
    const [chosen, setChosen] = useState({ settings, words });
    useEffect(() => onSystemChange(() => applyAppearance(chosen.settings)), [chosen]);
    const change = async (next: Settings) => {
      applyAppearance(next);
      setChosen({ settings: next, words: chosen.words });
      void store?.choose('settings', next).catch(() => {});
      if (next.language !== chosen.settings.language) setChosen({ settings: next, words: await wordsFor(next) });
    };
    return (
      <App
        session={session}
        store={store}
        thinker={thinker}
        words={chosen.words}
        settings={chosen.settings}
        onSettings={(next) => void change(next)}
        notice={notice}
        onUpdate={onUpdate}
      />
    );
  }

  render(<Root />, root);
}

async function openStore(): Promise<{ store: GameStore | undefined; trouble: Trouble | undefined }> {
  try {
    return { store: await inTime(GameStore.open()), trouble: undefined };
  } catch (error) {
    const trouble = troubleOf(error);
    return { store: undefined, trouble: trouble === 'broken' ? 'refused' : trouble };
  }
}

async function wordsFor({ language }: Settings) {
  const name = languageFor(language);
  document.documentElement.lang = name;
  return loadWords(name);
}

/** A new version waits until the player agrees: it never takes a page away. */
function onUpdate(ready: (takeOver: () => void) => void): void {
  const update = registerSW({
    onNeedRefresh: () => ready(() => void update(true)),
    // An app that is installed may stay open for days.
    onRegisteredSW: (_, registration) =>
      setInterval(() => void registration?.update().catch(() => {}), LOOK_FOR_UPDATES_MILLISECONDS),
  });
}

void start();
