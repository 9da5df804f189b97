/** The moment after a puzzle is solved here, which a press anywhere cuts short; not when a solved one is opened. */
import { useEffect, useRef, useState } from 'preact/hooks';

const MOMENT_MILLISECONDS = 900;

export function useCelebration(finished: boolean): boolean {
  const before = useRef(finished);
  const [celebrating, setCelebrating] = useState(false);
  useEffect(() => {
    if (finished && !before.current) setCelebrating(true);
    before.current = finished;
  }, [finished]);
  useEffect(() => {
    if (!celebrating) return;
    const end = () => setCelebrating(false);
    const timer = setTimeout(end, MOMENT_MILLISECONDS);
    document.addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', end);
    };
  }, [celebrating]);
  return celebrating && finished;
}
