/** Runs the stopwatch while somebody plays: the page is seen and has the focus, and no sheet lies over the board. */
import { useEffect } from 'preact/hooks';
import type { Session } from './session.js';

/** So much time at most is lost when the page is killed. */
const KEEP_MILLISECONDS = 10_000;
const WINDOW_EVENTS = ['focus', 'blur', 'pagehide'] as const;

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
    document.addEventListener('visibilitychange', attend);
    for (const name of WINDOW_EVENTS) window.addEventListener(name, attend);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', attend);
      for (const name of WINDOW_EVENTS) window.removeEventListener(name, attend);
    };
  }, [session, covered]);
}
