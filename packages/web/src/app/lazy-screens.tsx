/** Home and the coach come by themselves: who goes on with a game does not wait for them. */
import type { SheetName } from '../ui/navigation.js';
import { SheetWords } from '../ui/sheet-words.js';
import { useLoaded } from '../ui/use-loaded.js';

type HomeModule = typeof import('../home/home.js');
type CoachModule = typeof import('../coach/coach.js');

export const loadHome = (): Promise<HomeModule> => import('../home/home.js');
export const loadCoach = (): Promise<CoachModule> => import('../coach/coach.js');

interface LazyHomeProps {
  readonly onSheet: (name: SheetName) => void;
  /** It cannot be had. */
  readonly onFailed: () => void;
}

export function LazyHome({ onSheet, onFailed }: LazyHomeProps) {
  const loaded = useLoaded(loadHome, onFailed);
  if (loaded === undefined) return null;
  return (
    <SheetWords onFailed={onFailed}>
      <loaded.Home onSheet={onSheet} />
    </SheetWords>
  );
}

interface LazyCoachProps {
  readonly onLeave: () => void;
  readonly onFailed: () => void;
}

export function LazyCoach({ onLeave, onFailed }: LazyCoachProps) {
  const loaded = useLoaded(loadCoach, onFailed);
  return loaded === undefined ? null : <loaded.Coach onLeave={onLeave} />;
}
