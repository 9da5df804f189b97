import { useEffect, useState } from 'preact/hooks';
import type { Session, SessionState } from './session.js';

/** The state of the session, drawn anew whenever it changes. */
export function useSession(session: Session): SessionState {
  const [state, setState] = useState(session.state);
  useEffect(() => {
    setState(session.state);
    return session.subscribe(() => setState(session.state));
  }, [session]);
  return state;
}
