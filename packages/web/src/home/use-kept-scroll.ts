/** Home is where it was left when it is shown again, also after a reload. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const KEY = 'pipwright home';
/** So long its parts may take to come, and it grows with each. */
const GROWING_MILLISECONDS = 1500;
const ACTS = ['pointerdown', 'wheel', 'keydown'] as const;

let left: number | undefined;

/** Browsers may refuse to keep anything. */
function readLeft(): number {
  try {
    return Number(sessionStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

function keepLeft(): void {
  try {
    sessionStorage.setItem(KEY, String(left));
  } catch {
    // It begins at the top then.
  }
}

export function useKeptScroll(home: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = home.current;
    if (element === null) return;
    const wanted = left ?? readLeft();
    const end = performance.now() + GROWING_MILLISECONDS;
    let isGrowing = wanted > 0;
    const settle = () => {
      if (!isGrowing) return;
      if (element.scrollTop !== wanted) element.scrollTop = wanted;
      if (performance.now() < end) requestAnimationFrame(settle);
      else isGrowing = false;
    };
    const stop = () => {
      isGrowing = false;
    };
    // While it grows it cannot yet be where it was.
    const scrolled = () => {
      if (!isGrowing) left = element.scrollTop;
    };
    left = wanted;
    settle();
    for (const act of ACTS) addEventListener(act, stop, { passive: true });
    element.addEventListener('scroll', scrolled, { passive: true });
    addEventListener('pagehide', keepLeft);
    return () => {
      stop();
      for (const act of ACTS) removeEventListener(act, stop);
      element.removeEventListener('scroll', scrolled);
      removeEventListener('pagehide', keepLeft);
      keepLeft();
    };
  }, []);
}
