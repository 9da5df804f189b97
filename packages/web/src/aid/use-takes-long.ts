/** Has something lasted longer than a moment? */
import { useEffect, useState } from 'preact/hooks';
import { MOMENT_MILLISECONDS } from '../think/moment.js';

export function useTakesLong(lasts: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!lasts) return;
    const timer = setTimeout(() => setLong(true), MOMENT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [lasts]);
  return lasts && isLong;
}
