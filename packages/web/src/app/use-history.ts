/**
 * The address and the Back button. The browser's history has one entry for Home and one above it for all else, so Back
 * closes what is open, then goes Home, and leaves the app only from there.
 */
import { useEffect, useRef } from 'preact/hooks';
import { useStable } from '../board/memo.js';
import { closeLast, isAnythingOpen, onOpenThings } from '../ui/open-things.js';

/**
 * What `#/…` says: the name of a puzzle, or nothing for Home. Undefined for links of other sorts. A time to beat, after
 * `?`, is read elsewhere.
 */
export function routeIn(hash: string): string | undefined {
  return hash.startsWith('#/') ? hash.slice(2).replace(/\?.*/, '') : undefined;
}

interface Places {
  /** What is shown, as `routeIn` gives it. */
  readonly route: string;
  /** Shows what an address has that was typed, or gone forward to. */
  readonly onRoute: (route: string) => void;
  readonly onHome: () => void;
}

/** What `history.state` is. An entry that the browser made, for an address that was typed, has nothing of ours. */
type Entry = 'home' | 'above' | null;

export function useHistory({ route, onRoute, onHome }: Places): void {
  const hasBegun = useRef(false);
  const keep = useStable(() => {
    const address = `#/${route}`;
    const entry: Entry = history.state;
    if (entry === null)
      history.replaceState(hasBegun.current ? 'above' : 'home', '', hasBegun.current ? address : '#/');
    hasBegun.current = true;
    if (history.state === 'home' && (route !== '' || isAnythingOpen())) history.pushState('above', '', address);
    else if (location.hash !== address) history.replaceState(history.state, '', address);
  });
  const arrive = useStable(() => {
    const entry: Entry = history.state;
    const asked = routeIn(location.hash);
    if (entry !== 'home') {
      // A link has a puzzle in it, and somebody else reads it.
      if (asked === undefined) return;
      onRoute(asked);
    } else if (!closeLast()) return route === '' ? history.back() : onHome();
    keep();
  });
  useEffect(() => {
    // One that could not be shown at the start, or was typed since.
    const asked = routeIn(location.hash);
    if (asked !== undefined && asked !== route) onRoute(asked);
    const forget = onOpenThings(keep);
    addEventListener('popstate', arrive);
    return () => {
      forget();
      removeEventListener('popstate', arrive);
    };
  }, []);
  useEffect(keep, [route]);
}
