/** Home and the coach come by themselves: who goes on with a game does not wait for them. */
import type { Session } from '../game/session.js';
import { loadAllWords } from '../kind/load-words.js';
import type { GameStore } from '../storage/game-store.js';
import { loadedLater } from '../ui/loaded-later.js';
import type { SheetName, ViewName } from '../ui/navigation.js';
import { SheetWords } from '../ui/sheet-words.js';
import { Shell } from '../ui/shell.js';
import { useLoaded } from '../ui/use-loaded.js';

const home = loadedLater(() => import('../home/home.js'));
const coach = loadedLater(() => import('../coach/coach.js'));

export async function loadScreen(view: ViewName): Promise<void> {
  if (view === 'home') await Promise.all([home.load(), loadAllWords()]);
  if (view === 'coach') await (await coach.load()).prepareCoach();
}

/** It can be shown at once then. @param store undefined where the disk does not answer */
export async function prepareScreen(view: ViewName, store: GameStore | undefined, session: Session): Promise<void> {
  await loadScreen(view);
  if (view === 'home' && store) await home.get()?.prepareHome(store, session);
}

interface LazyHomeProps {
  readonly onSheet: (name: SheetName) => void;
  readonly onFailed: () => void;
}

export function LazyHome({ onSheet, onFailed }: LazyHomeProps) {
  const loaded = useLoaded(home.load, onFailed, home.get());
  if (loaded === undefined) return <Shell />;
  return (
    <SheetWords onFailed={onFailed}>
      <loaded.Home onSheet={onSheet} />
    </SheetWords>
  );
}

interface LazyCoachProps {
  readonly next: string | undefined;
  readonly onLeave: () => void;
  readonly onFailed: () => void;
}

export function LazyCoach({ next, onLeave, onFailed }: LazyCoachProps) {
  const loaded = useLoaded(coach.load, onFailed, coach.get());
  return loaded === undefined ? <Shell /> : <loaded.Coach next={next} onLeave={onLeave} onFailed={onFailed} />;
}
