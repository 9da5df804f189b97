/** The address, and the Back button: `BackEntries` for what is shown. */
import { useEffect, useRef } from 'preact/hooks';
import { useStable } from '../board/memo.js';
import { routeIn } from '../links/address.js';
import { closeLast, countOpen, onOpenThings } from '../ui/open-things.js';
import { BackEntries } from './back-entries.js';

interface Places {
  readonly route: string;
  /** Shows what an address has that was typed, or gone forward to. */
  readonly onRoute: (route: string) => void;
  readonly onHome: () => void;
  readonly onTyped: (hash: string) => void;
}

export function useHistory(places: Places): void {
  const { route } = places;
  const entries = useRef<BackEntries>(undefined);
  const latest = useRef(places);
  latest.current = places;
  const keep = useStable(() => entries.current?.keep());
  useEffect(() => {
    // One that could not be shown at the start, or was typed since.
    const asked = routeIn(location.hash);
    if (asked !== undefined && asked !== route) places.onRoute(asked);
    entries.current = new BackEntries(window, {
      route: () => latest.current.route,
      open: countOpen,
      closeLast,
      goHome: () => latest.current.onHome(),
      goTo: (asked) => latest.current.onRoute(asked),
      onTyped: (hash) => latest.current.onTyped(hash),
    });
    const arrive = () => entries.current?.arrive();
    // One thing may be closed for another: nothing is given back then.
    const forget = onOpenThings(() => queueMicrotask(keep));
    addEventListener('popstate', arrive);
    return () => {
      forget();
      removeEventListener('popstate', arrive);
    };
  }, []);
  useEffect(keep, [route]);
}
