import { useEffect, useState } from 'preact/hooks';
import { localDay } from '../game/local-day.js';

const LOOK_MILLISECONDS = 10_000;

/** The date where the player is. Whoever uses it is drawn anew when it is another one. */
export function useLocalDay(): string {
  const [day, setDay] = useState(() => localDay(Date.now()));
  useEffect(() => {
    const looking = setInterval(() => setDay(localDay(Date.now())), LOOK_MILLISECONDS);
    return () => clearInterval(looking);
  }, []);
  return day;
}
