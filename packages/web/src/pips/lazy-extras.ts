/**
 * What only those need who have begun to play: buttons beside dominoes, movement, the list of regions. It is loaded with
 * the first touch or key; without it everything can be played as well, so where it cannot be loaded, the next one tries
 * again.
 */
import { useEffect, useState } from 'preact/hooks';

type Extras = typeof import('./extras.js');

/** A screen reader may do no more than click. */
const FIRST = ['pointerdown', 'keydown', 'click'] as const;
let loaded: Extras | undefined;

/** Undefined until they are there. */
export function useExtras(): Extras | undefined {
  const [extras, setExtras] = useState(loaded);
  useEffect(() => {
    if (loaded !== undefined) return;
    let wanted = true;
    const listen = () => {
      for (const type of FIRST) window.addEventListener(type, load);
    };
    const stop = () => {
      for (const type of FIRST) window.removeEventListener(type, load);
    };
    const load = () => {
      stop();
      import('./extras.js').then(
        (parts) => {
          loaded = parts;
          setExtras(parts);
        },
        () => wanted && listen(),
      );
    };
    listen();
    return () => {
      wanted = false;
      stop();
    };
  }, []);
  return extras;
}

/** For what is no component. */
export function loadedExtras(): Extras | undefined {
  return loaded;
}
