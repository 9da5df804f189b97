import { useEffect, useRef, useState } from 'preact/hooks';
import { afterMove, afterWaiting, FRESH, isOver, WAIT_MILLISECONDS } from './patience.js';

/** Is the place to be shown on this board? Each board has its own answer, from the first time it is drawn. */
export function usePatience(board: object, right: number, isWrong: boolean): boolean {
  const patience = useRef(FRESH);
  const last = useRef<object>(undefined);
  const [, draw] = useState(0);
  if (last.current !== board) {
    last.current = board;
    patience.current = afterMove(patience.current, right, isWrong);
  }
  useEffect(() => {
    const timer = setTimeout(() => {
      patience.current = afterWaiting(patience.current);
      draw((times) => times + 1);
    }, WAIT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [board]);
  return isOver(patience.current);
}
