/**
 * The moment after a puzzle is solved here, which a press or a key anywhere ends at once; not when a solved one is
 * opened. It begins with the first frame that shows the end, so that nothing is seen before it moves.
 */
import { useEffect, useState } from 'preact/hooks';

const MOMENT_MILLISECONDS = 850;
const ENDS = ['pointerdown', 'keydown'] as const;

export function useCelebration(finished: boolean): boolean {
  const [isDue, setDue] = useState(!finished);
  const celebrating = finished && isDue;
  useEffect(() => {
    if (!finished) return setDue(true);
    if (!celebrating) return;
    const end = () => setDue(false);
    const timer = setTimeout(end, MOMENT_MILLISECONDS);
    for (const type of ENDS) document.addEventListener(type, end);
    return () => {
      clearTimeout(timer);
      for (const type of ENDS) document.removeEventListener(type, end);
    };
  }, [finished, celebrating]);
  return celebrating;
}
