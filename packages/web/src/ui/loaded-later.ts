/**
 * What only those need who have begun to play: it is loaded with the first touch or key. Where it cannot be loaded, the
 * next one tries again.
 */
import { useEffect, useState } from 'preact/hooks';

/** A screen reader may do no more than click. */
const FIRST = ['pointerdown', 'keydown', 'click'] as const;

export interface LoadedLater<T> {
  /** Undefined until it is there. @param isNeeded whether it is waited for */
  use(isNeeded?: boolean): T | undefined;
  get(): T | undefined;
  load(): Promise<T>;
}

export function loadedLater<T>(bring: () => Promise<T>): LoadedLater<T> {
  let loaded: T | undefined;
  const load = async () => {
    loaded ??= await bring();
    return loaded;
  };
  return {
    get: () => loaded,
    load,
    use(isNeeded = false) {
      const [parts, setParts] = useState(() => loaded);
      useEffect(() => {
        if (parts !== undefined) return;
        let wanted = true;
        const listen = () => {
          for (const type of FIRST) window.addEventListener(type, begin);
        };
        const stop = () => {
          for (const type of FIRST) window.removeEventListener(type, begin);
        };
        const begin = () => {
          stop();
          load().then(
            (found) => setParts(() => found),
            () => wanted && listen(),
          );
        };
        if (isNeeded) begin();
        else listen();
        return () => {
          wanted = false;
          stop();
        };
      }, [isNeeded]);
      return parts ?? loaded;
    },
  };
}
