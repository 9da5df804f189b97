/** Runs the stopwatch while somebody plays: the page is seen and has the focus, and no sheet lies over the board. */
import { useEffect } from 'preact/hooks';
import type { Session } from './session.js';

/** So much time at most is lost when the page is killed. */
const KEEP_MILLISECONDS = 10_000;

export function usePlayTime(session: Session, covered: boolean): void {
  useEffect(() => {
    const attend = () => {
      const playing = document.visibilityState === 'visible' && document.hasFocus() && !covered;
      if (playing) session.watch.start();
      else {
        session.watch.stop();
        void session.keepTime();
      }
    };
    attend();
    const timer = setInterval(() => void session.keepTime(), KEEP_MILLISECONDS);
    const events = ['visibilitychange', 'pagehide'] as const;
    for (const name of events) document.addEventListener(name, attend);
    for (const name of ['focus', 'blur'] as const) window.addEventListener(name, attend);
    return () => {
      clearInterval(timer);
      for (const name of events) document.removeEventListener(name, attend);
      for (const name of ['focus', 'blur'] as const) window.removeEventListener(name, attend);
    };
  }, [session, covered]);
}
