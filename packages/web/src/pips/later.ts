/** What only those need who have begun to play: buttons beside dominoes, movement, lists. It comes with the first touch or key. */
import { useEffect, useState } from 'preact/hooks';

type Later = typeof import('./later-parts.js');

/** A screen reader may do no more than click. */
const FIRST = ['pointerdown', 'keydown', 'click'] as const;
let loaded: Later | undefined;

/** Undefined until it is there; without it all can be played as well. */
export function useLater(): Later | undefined {
  const [later, setLater] = useState(loaded);
  useEffect(() => {
    if (loaded !== undefined) return;
    const stop = () => {
      for (const type of FIRST) window.removeEventListener(type, load);
    };
    const load = () => {
      stop();
      import('./later-parts.js').then(
        (parts) => {
          loaded = parts;
          setLater(parts);
        },
        () => {},
      );
    };
    for (const type of FIRST) window.addEventListener(type, load);
    return stop;
  }, []);
  return later;
}

export function whatIsLoaded(): Later | undefined {
  return loaded;
}
