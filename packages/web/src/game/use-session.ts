import { useEffect, useState } from 'preact/hooks';
import { leaveTime } from '../storage/left-time.js';
import type { Session, SessionState } from './session.js';

export function useSession(session: Session): SessionState {
  const [state, setState] = useState(session.state);
  useEffect(() => {
    setState(session.state);
    return session.subscribe(() => setState(session.state));
  }, [session]);
  return state;
}

/** Runs the stopwatch while somebody plays: the page is seen and has the focus, and no sheet lies over the board. */

/** So much time at most is lost when the page is killed. */
const KEEP_MILLISECONDS = 10_000;
const WINDOW_EVENTS = ['focus', 'blur'] as const;

export function usePlayTime(session: Session, place: string, covered: boolean): void {
  useEffect(() => {
    const attend = () => {
      const playing = document.visibilityState === 'visible' && document.hasFocus() && !covered;
      if (playing) session.watch.start();
      else {
        session.watch.stop();
        void session.keepTime();
      }
    };
    const leave = () => {
      const { name, game } = session.state;
      const runs = game.revision > 0 && !game.clock.paused && !game.clock.finished;
      if (runs) leaveTime(place, { name, revision: game.revision, ms: session.watch.running() });
    };
    attend();
    const timer = setInterval(() => void session.keepTime(), KEEP_MILLISECONDS);
    document.addEventListener('visibilitychange', attend);
    for (const name of WINDOW_EVENTS) window.addEventListener(name, attend);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', attend);
      for (const name of WINDOW_EVENTS) window.removeEventListener(name, attend);
      window.removeEventListener('pagehide', leave);
    };
  }, [session, place, covered]);
}
