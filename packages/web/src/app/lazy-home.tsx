/** Home comes by itself: who goes on with a game does not wait for it. */
import type { SheetName } from '../ui/navigation.js';
import { SheetWords } from '../ui/sheet-words.js';
import { useLoaded } from '../ui/use-loaded.js';

type HomeModule = typeof import('../home/home.js');

export function LazyHome({ onSheet }: { onSheet: (name: SheetName) => void }) {
  const loaded = useLoaded<HomeModule>(
    () => import('../home/home.js'),
    () => {},
  );
  if (loaded === undefined) return null;
  return (
    <SheetWords onFailed={() => {}}>
      <loaded.Home onSheet={onSheet} />
    </SheetWords>
  );
}
