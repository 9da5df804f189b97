import { useCallback, useRef } from 'preact/hooks';

/** A function that stays the same one and does what it was last given: parts that are large need not be drawn anew for it. */
export function useStable<Arguments extends unknown[], Result>(
  act: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
