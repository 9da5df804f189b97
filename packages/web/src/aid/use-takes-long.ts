/** Has something lasted longer than a moment? What takes no longer is not announced. */
import { useEffect, useState } from 'preact/hooks';

export const MOMENT_MILLISECONDS = 150;

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
